/** What a run of the stories does with their pictures. */
export type PicturesAsked = 'compared' | 'taken anew' | 'not compared';

const takesAnew = /^(-u|--update(=(all|new))?)$/;

/** By the words that its runner is started with: `--update=none`, as the whole command has it, compares. */
export const picturesAsked = (words: readonly string[], isPinned: boolean): PicturesAsked =>
  !isPinned ? 'not compared' : words.some((word) => takesAnew.test(word)) ? 'taken anew' : 'compared';
