import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { Space } from '../../tokens/scales.ts';
import type { Alignment, Justification, LayoutElement } from '../layoutValues.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Room between the children, in steps of the space scale. @default 8 */
  gap?: Space | undefined;
  /** Across the line. @default 'center' */
  align?: Alignment | undefined;
  /** Along the line. @default 'start' */
  justify?: Justification | undefined;
  /** Whether children that don't fit start a new line. @default true */
  wrap?: boolean | undefined;
  as?: LayoutElement | undefined;
}

/** Children in a line, in reading direction. */
export function Inline({ gap, align, justify, wrap, as = 'div', className, ...rest }: InlineProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Inline', inline, { gap, align, justify, wrap });
  const Element = as as 'div';
  return (
    <Element
      data-component="Inline"
      {...rest}
      className={joinClasses(inline({ gap, align, justify, wrap }), className)}
    />
  );
}
