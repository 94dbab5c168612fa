import {
  billingWords,
  cancelWords,
  engineWords,
  generalWords,
  historyWords,
  jobWords,
} from '@kinora/contract';
import type { Words } from './words.ts';

const studioText = {
  stage: 'Stage',
  uploading: 'Uploading...',
  settings: 'Settings',
  changed: { one: 'changed', other: 'changed' },
  more: 'More',
  tips: 'Tips',
  lacking: (credits: string) => `You need ${credits} more credits`,
  lackingNote: 'The balance does not cover this, nor does the plan.',
  getCredits: billingWords.getMore,
  isFree: 'Free. It runs on this device.',
  modes: 'Modes',
  ...engineWords,

  activity: 'Activity',
  underWay: 'under way',
  nothingUnderWay: 'Nothing under way',
  nothingNote: 'What you generate appears here, and goes on without this page.',
  queued: 'Queued',
  ...jobWords,
  working: 'Working',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  signInFirst: 'Please sign in to go on.',
  notCancelled: historyWords.notCancelled,
  offline: generalWords.offline,
  cutOff: generalWords.cutOff,
  cancelOf: (title: string) => `Cancel ${title}`,
  ...cancelWords,
  retryOf: (title: string) => `Retry ${title}`,
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  dismissOf: (title: string) => `Take ${title} off the list`,
  saidDone: (title: string) => `${title} is done.`,
  saidFailed: (title: string) => `${title} failed. ${jobWords.notCharged}`,

  latestFrames: 'Latest frames',
  takeFrame: (title: string, input: string) => `Use ${title} as ${input}`,
  frameLost: 'This frame could not be read. Try again.',
} as const;

export type StudioLabels = Words<typeof studioText>;
export const studioLabels: StudioLabels = studioText;
