const folded = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether all the words of a search stand somewhere in a text, in any order, whatever their accents. */
export function searchedFor(search: string, text: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
