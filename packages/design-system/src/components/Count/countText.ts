/** The word that goes with a number, by the language's own rules: English needs one and other, Arabic six. */
export interface CountWords extends Partial<Record<Intl.LDMLPluralRule, string>> {
  other: string;
}

export interface CountText {
  /** All digits: '1,234'. */
  whole: string;
  /** What is shown: '1.2K' where it is compact, else all digits. */
  shown: string;
  word: string | undefined;
}

/** A number and its word, as a language writes them. */
export function countText(
  value: number,
  { locale, isCompact, words }: { locale: string; isCompact: boolean; words: CountWords | undefined },
): CountText {
  const whole = new Intl.NumberFormat(locale).format(value);
  return {
    whole,
    shown: isCompact
      ? new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
      : whole,
    word: words && (words[new Intl.PluralRules(locale).select(value)] ?? words.other),
  };
}
