import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { prose } from './Prose.css.ts';
import type { ProseSize } from './proseValues.ts';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** @default 'md' */
  size?: ProseSize | undefined;
  as?: 'div' | 'article' | 'section' | undefined;
}

/** Long text: plain headings, paragraphs, lists, quotes and tables inside it are set by Kinora's scale. */
export function Prose({ size, as = 'div', className, ...rest }: ProseProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Prose', prose, { size });
  const Element = as as 'div';
  return <Element data-component="Prose" {...rest} className={joinClasses(prose({ size }), className)} />;
}
