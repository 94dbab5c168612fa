import { againWords, generalWords, makingTerms } from '@kinora/contract';
import type { Words } from './words.ts';

const deviceText = {
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
  enlarged: 'The enlarged picture',
  enlargement: 'Enlargement',
  noDetailWon: 'This is an enlargement: it is larger, and no detail was won by that.',
  took: (seconds: string) => `${seconds} s`,
  rehearsed: `This was a rehearsal: nothing was trained and nothing is kept. ${generalWords.notCharged}`,
  trained: 'It is in your trained models.',
  again: againWords.reset,
  lookingAtSet: 'Looking at the pictures...',
  setIsFine: (count: string) => `${count} pictures, and nothing to be said against any of them`,
  setRemarks: (count: string, all: string) => `${count} of ${all} pictures could be better`,
  setIsShort: (better: string, most: string) => `With ${better} to ${most} pictures it learns more.`,
  remarks: {
    small: (size: string, least: string) => `${size}, smaller than ${least} pixels on a side`,
    copy: (name: string) => `looks like ${name}`,
    blurred: 'not sharp',
    unreadable: 'can’t be read',
  },
  rehearses: (length: string, credits: string) =>
    `This is a rehearsal: nothing is trained. With a trainer it takes ${length} and costs ${credits} credits.`,
};

/** What studios say whose work is done on the person's own device. */
export type DeviceLabels = Words<typeof deviceText>;
export const deviceLabels: DeviceLabels = deviceText;
