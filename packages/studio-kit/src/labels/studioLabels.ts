import {
  activityWords,
  engineWords,
  formWords,
  generalWords,
  lackingWords,
  limitWords,
  saidName,
} from '@kinora/contract';
import { composerLabels } from './composerLabels.ts';
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
  cleared: 'Inputs and result were cleared',
  fileGone: (name: string, heir: string | undefined) =>
    heir === undefined
      ? composerLabels.removed(saidName(name))
      : `${saidName(heir)} took the place of ${saidName(name)}`,
  undo: 'Undo',
  offline: generalWords.offline,
  cutOff: generalWords.cutOff,

  latestFrames: 'Latest frames',
  takeFrame: (title: string, input: string) => `Use ${title} as ${input}`,
  frameLost: 'This frame could not be read. Try again.',
} as const;

export type StudioLabels = Words<typeof studioText>;
export const studioLabels: StudioLabels = studioText;
