const letters = /[\p{L}\p{N}]/u;

/** What a reader takes for one letter, however many code points it has. */
function firstLetter(word: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word);
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}

/** The first letters of the first and the last word of a name: 'MA' of 'Mara van Aalst'. Empty where there are none. */
export function initialsOf(name: string, locale: string): string {
  const words = name
    .split(/[\s._@-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => letters.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .filter((word) => word !== undefined)
    .map((word) => firstLetter(word, locale))
    .join('');
}
