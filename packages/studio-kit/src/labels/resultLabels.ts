import { againWords, generalWords, jobWords, receiptWords } from '@kinora/contract';
import type { Words } from './words.ts';

const resultText = {
  download: 'Download',
  again: againWords.another,
  copyLink: 'Copy link',
  noFile: 'This clip can’t be played right now',
  noFileNote: 'It is safe in your history. Reload the page, or download it.',
  fullScreen: 'Full screen',
  noPicture: 'No picture to show',
  placeholderFor: (title: string) => `Placeholder for ${title}`,

  ...jobWords,
  meanwhile: 'Make another meanwhile',
  otherFile: 'Choose another file',
  back: 'Back to the inputs',
  kept: generalWords.kept,
  reconnect: 'Look again',
  maybeAccepted: generalWords.maybeAccepted,
  lost: generalWords.lost,

  before: 'Before',
  after: 'After',
  comparing: (before: string, after: string) => `Compare ${before} and ${after}`,
  comparedAt: (share: string, before: string) => `${share} ${before}`,

  ...receiptWords,
};

/** What results say by themselves; how a tool calls its deeds comes from the tool. */
export type ResultLabels = Words<typeof resultText>;

export const resultLabels: ResultLabels = resultText;
