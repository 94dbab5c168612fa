import {
  activityWords,
  engineWords,
  formWords,
  generalWords,
  inputWords,
  lackingWords,
  limitWords,
} from '@kinora/contract';
import type { Words } from './words.ts';

const studioText = {
  stage: 'Input and result',
  madeFrom: 'What it was made from',
  uploading: 'Uploading...',
  settings: 'Settings',
  changed: { one: 'changed', other: 'changed' },
  more: 'More',
  tips: 'Tips',
  ...lackingWords,
  getCredits: limitWords.getMore,
  limitsFailed: limitWords.limitsFailed,
  tryAgain: generalWords.tryAgain,
  isFree: 'Free. It runs on this device.',
  modes: 'Modes',
  modesAsTabs: 'Modes, as tabs',
  form: formWords,
  ...engineWords,
  ...activityWords,
  signInFirst: generalWords.signInFirst,
  ...inputWords,
  offline: generalWords.offline,
  cutOff: generalWords.cutOff,
  backTo: generalWords.backTo,
} as const;

export type StudioLabels = Words<typeof studioText>;
export const studioLabels: StudioLabels = studioText;
