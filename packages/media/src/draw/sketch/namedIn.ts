/** What a prompt asks not to see: 'no clouds', 'without people', '--no boats', 'negative prompt: birds'. */
const unwanted = /(?:\bno|\bwithout(?: any)?|--no|\bnot? any)\s+([\w-]+)|negative prompt:?\s*([^.;]+)/g;

/** A prompt in small letters, without what it asks to leave out. */
export const wantedIn = (prompt: string): string => prompt.toLowerCase().replace(unwanted, ' ');

/** Which entries of a vocabulary words name, in the order of the words. */
export function namedIn<K extends string>(words: string, vocabulary: Record<K, string>): K[] {
  return (Object.entries(vocabulary) as [K, string][])
    .flatMap(([what, pattern]) => {
      const at = words.search(new RegExp(`\\b(?:${pattern})\\b`));
      return at < 0 ? [] : [{ at, what }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ what }) => what);
}
