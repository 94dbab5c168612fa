import type { ComponentProps } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { mostLines, text } from './Text.css.ts';
import type { TextAlignment, TextElement, TextSize, TextTone, TextWeight } from './textValues.ts';

interface TextCommonProps extends Omit<ComponentProps<'span'>, 'style'> {
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
  align?: TextAlignment | undefined;
  /** @default 'span' */
  as?: TextElement | undefined;
}

interface WholeTextProps extends TextCommonProps {
  /** Cuts off what does not fit in one line. */
  isTruncated?: boolean | undefined;
  maxLines?: undefined;
}

interface ClampedTextProps extends TextCommonProps {
  isTruncated?: false | undefined;
  /** Cuts off what does not fit in so many lines. Make it a block: `as="p"`. */
  maxLines: number;
}

export type TextProps = WholeTextProps | ClampedTextProps;

/** Words in one of Kinora's sizes and tones. */
export function Text({
  size,
  tone,
  weight,
  isMono,
  isNumeric,
  isTruncated,
  maxLines,
  align,
  as = 'span',
  className,
  ...rest
}: TextProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Text', text, { size, tone, weight, align });
  const Element = as as 'span';
  const isClamped = maxLines !== undefined;
  return (
    <Element
      data-component="Text"
      {...rest}
      className={joinClasses(
        text({ size, tone, weight, isMono, isNumeric, isTruncated, align, isClamped }),
        className,
      )}
      style={isClamped ? cssVariables([[mostLines, String(maxLines)]]) : undefined}
    />
  );
}
