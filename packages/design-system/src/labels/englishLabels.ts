import type { Labels } from './labels.ts';
import { choosingWords } from './english/choosingWords.ts';
import { commandWords } from './english/commandWords.ts';
import { copyingWords } from './english/copyingWords.ts';
import { fieldWords } from './english/fieldWords.ts';
import { fileWords } from './english/fileWords.ts';
import { generalWords } from './english/generalWords.ts';
import { leavingWords } from './english/leavingWords.ts';
import { listWords } from './english/listWords.ts';
import { mediaWords } from './english/mediaWords.ts';
import { pageWords } from './english/pageWords.ts';
import { pictureWords } from './english/pictureWords.ts';
import { placeWords } from './english/placeWords.ts';
import { ratingWords } from './english/ratingWords.ts';
import { toastWords } from './english/toastWords.ts';

/** Every word at once: for who translates. A component asks for its own alone, so that a page loads no others. */
export const englishLabels: Labels = {
  ...generalWords,
  ...leavingWords,
  ...choosingWords,
  ...fileWords,
  ...fieldWords,
  ...ratingWords,
  ...placeWords,
  ...pageWords,
  ...toastWords,
  ...commandWords,
  ...mediaWords,
  ...listWords,
  ...copyingWords,
  ...pictureWords,
};
