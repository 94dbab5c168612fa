import { againWords, generalWords, makingTerms } from '@kinora/contract';
import type { Words } from './words.ts';

const outcomeText = {
  sources: { file: 'Found in the file', picture: 'Read from the picture', canned: 'An example' },
  foundBy: (program: string) => `Found in the file, written by ${program}`,
  estimated:
    'These words say what colors, light and framing show; they name no more than that. Put them right before you use them.',
  unnamed:
    'The model that names things could not be loaded, so these words speak of colors, light and framing alone.',
  prompt: 'Prompt',
  readPicture: 'The picture that was read',
  making: 'How it was made',
  makingTerms,
  use: 'Use in Create Image',
  copy: 'Copy',
  copied: generalWords.copied,
  notCopied: generalWords.notCopied,
  download: 'Download',
  original: 'The picture as it was',
  made: 'The picture that was made',
  enlargement: 'Enlargement',
  noDetailWon: 'This is an enlargement: it is larger, and no detail was won by that.',
  took: (seconds: string) => `${seconds} s`,
  rehearsed: `This was a rehearsal: nothing was trained and nothing is kept. ${generalWords.notCharged}`,
  trained: 'It is in your trained models.',
  again: againWords.reset,
};

/** What is said of a result that nobody keeps but the person. It comes with the first one. */
export type OutcomeLabels = Words<typeof outcomeText>;
export const outcomeLabels: OutcomeLabels = outcomeText;
