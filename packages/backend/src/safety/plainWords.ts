/** Letters of other scripts that look like Latin ones, in their small form. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['ё', 'e'],
  ['һ', 'h'],
  ['н', 'h'],
  ['і', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['м', 'm'],
  ['о', 'o'],
  ['р', 'p'],
  ['ѕ', 's'],
  ['т', 't'],
  ['у', 'y'],
  ['х', 'x'],
  ['ԛ', 'q'],
  ['ԝ', 'w'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['η', 'n'],
  ['ɑ', 'a'],
  ['ɡ', 'g'],
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
] as const);
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

const latin = /\p{Script=Latin}/u;
const other = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const mapped = (word: string, by: Readonly<Record<string, string>>) =>
  Array.from(word, (sign) => by[sign] ?? sign).join('');

/** One spelling for all: small, without accents, width or signs that nobody sees; an apostrophe parts like a space. */
export const plainWords = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The readings of a text that a person would make of it: as it is, with look-alikes, with digits for letters, spelled out. */
export function readingsOf(text: string): readonly string[] {
  const plain = plainWords(text);
  // Who really writes Russian or Greek also uses letters that look like none of ours.
  const isForeign = Array.from(plain).some((sign) => other.test(sign) && !(sign in lookAlikes));
  const seen = plain.replace(/[\p{L}\p{N}]+/gu, (word) =>
    !isForeign || (latin.test(word) && other.test(word)) ? mapped(word, lookAlikes) : word,
  );
  const read = seen.replace(/[\p{L}\p{N}]+/gu, (word) =>
    /\p{L}/u.test(word) && /\d/.test(word) ? mapped(word, digits) : word,
  );
  const joined = spelledOut(read, (letters) => letters);
  // 'a' and 'I' are words too, and may stand before what is spelled out.
  const apart = spelledOut(read, (letters) => letters.replace(/^([ai])/, '$1 '));
  return [...new Set([plain, seen, read, joined, apart])];
}

/** Letters that stand one by one, three or more, as a word. */
const spelledOut = (text: string, written: (letters: string) => string) =>
  text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu,
    (letters) => written(letters.replace(/[^\p{L}\p{N}]+/gu, '')),
  );
