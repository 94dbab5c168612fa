import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { heading } from './Heading.css.ts';
import { sizeOfLevel } from './headingValues.ts';
import type { HeadingLevel, HeadingSize } from './headingValues.ts';

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'style'> {
  /** Its place in the outline of the page, which screen readers walk. */
  level: HeadingLevel;
  /** Its look, where that differs from what its level suggests. */
  size?: HeadingSize | undefined;
}

/** The title of a page, a panel or a part of one. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Heading', heading, { size });
  const Element: `h${HeadingLevel}` = `h${level}`;
  return <Element data-component="Heading" {...rest} className={joinClasses(heading({ size }), className)} />;
}
