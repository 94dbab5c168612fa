import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { count, figure } from './Count.css.ts';
import { countText } from './countText.ts';
import type { CountWords } from './countText.ts';

export interface CountProps extends Omit<ComponentProps<'span'>, 'style' | 'children'> {
  value: number;
  /** The word that goes with it: `{ one: 'frame', other: 'frames' }`. */
  words?: CountWords | undefined;
  /** Shows 1.2K for 1,234; a screen reader and the tooltip still have every digit. @default false */
  isCompact?: boolean | undefined;
}

/** How many there are, with the word that goes with the number. */
export function Count({ value, words, isCompact = false, className, ...rest }: CountProps) {
  const { locale } = useLocale();
  const { whole, shown, word } = countText(value, { locale, isCompact, words });
  return (
    // On a page that is read the other way, number and word keep the order of the word’s own language.
    <span dir="auto" data-component="Count" {...rest} className={joinClasses(count, className)}>
      {shown === whole ? (
        <span data-part="figure" className={figure}>
          {whole}
        </span>
      ) : (
        <>
          <span data-part="figure" aria-hidden="true" title={whole} className={figure}>
            {shown}
          </span>
          <VisuallyHidden>{whole}</VisuallyHidden>
        </>
      )}
      {word && ` ${word}`}
    </span>
  );
}
