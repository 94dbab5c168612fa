import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { text } from './Text.css.ts';
import type { TextElement, TextSize, TextTone, TextWeight } from './textValues.ts';

export interface TextProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** @default 'md' */
  size?: TextSize | undefined;
  /** @default 'primary' */
  tone?: TextTone | undefined;
  /** @default 'regular' */
  weight?: TextWeight | undefined;
  /** Sets numbers and frame edges in the mono, as along a film. */
  isMono?: boolean | undefined;
  /** Digits of one width, so that changing numbers stand still. */
  isNumeric?: boolean | undefined;
  /** Cuts off what does not fit in one line. */
  isTruncated?: boolean | undefined;
  /** @default 'span' */
  as?: TextElement | undefined;
}

/** Words in one of Kinora's sizes and tones. */
export function Text({
  size,
  tone,
  weight,
  isMono,
  isNumeric,
  isTruncated,
  as = 'span',
  className,
  ...rest
}: TextProps) {
  const Element = as as 'span';
  return (
    <Element
      data-component="Text"
      {...rest}
      className={joinClasses(text({ size, tone, weight, isMono, isNumeric, isTruncated }), className)}
    />
  );
}
