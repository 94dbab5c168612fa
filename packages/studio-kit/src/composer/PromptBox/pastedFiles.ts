/** The files that a paste means. A copied table is words and a picture of them: there the words are meant. */
export const pastedFiles = ({ files, types }: DataTransfer): readonly File[] =>
  types.includes('text/plain') ? [] : [...files];
