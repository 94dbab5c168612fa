import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { LayoutElement } from '../../layout/layoutValues.ts';
import type { Space } from '../../tokens/scales.ts';
import { card } from './Card.css.ts';
import type { CardVariant } from './cardValues.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** `film` is black in whatever light the room is: for pictures. @default 'plain' */
  variant?: CardVariant | undefined;
  /** @default 16 */
  padding?: Space | undefined;
  as?: LayoutElement | undefined;
}

/** A surface that holds what belongs together. */
export function Card({ variant, padding, as = 'div', className, ...rest }: CardProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Card', card, { variant, padding });
  const Element = as as 'div';
  return (
    <Element data-component="Card" {...rest} className={joinClasses(card({ variant, padding }), className)} />
  );
}
