import type { ComponentProps } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { ratingWords } from '../../labels/english/ratingWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { display, filling, fillingStar, number, place, share, star } from './Rating.css.ts';
import { mostStars, ratingSteps, starShare } from './ratingScale.ts';
import { StarShape } from './StarShape.tsx';

export interface RatingDisplayProps extends Omit<ComponentProps<'span'>, 'style' | 'children'> {
  isReadOnly: true;
  /** From 0 to 5, with parts of a star. */
  value: number;
  /** What is rated: it goes before the number for a screen reader. */
  label?: string | undefined;
  /** Shows the number beside the stars. */
  isNumberShown?: boolean | undefined;
  labels?: Partial<Pick<Labels, 'ratingOf'>> | undefined;
}

/** Shows a rating. */
export function RatingDisplay({
  isReadOnly: _isReadOnly,
  value,
  label,
  isNumberShown = false,
  labels,
  className,
  ...rest
}: RatingDisplayProps) {
  const { ratingOf } = useWords(ratingWords, labels);
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const said = ratingOf(format.format(value), format.format(mostStars));
  return (
    <span
      data-component="Rating"
      {...rest}
      role="img"
      aria-label={label ? `${label}: ${said}` : said}
      className={joinClasses(display, className)}
    >
      {ratingSteps.map((step) => (
        <span key={step} className={place}>
          <StarShape className={star()} />
          <span className={filling} style={cssVariables([[share, starShare(value, step)]])}>
            <StarShape className={joinClasses(star(), fillingStar)} />
          </span>
        </span>
      ))}
      {isNumberShown && (
        <span data-part="number" className={number}>
          {format.format(value)}
        </span>
      )}
    </span>
  );
}
