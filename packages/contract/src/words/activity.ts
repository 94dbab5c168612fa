import { cancelWords, jobWords } from './general.ts';

/** What is said of what is under way, wherever the person is. */
export const activityWords = {
  activity: 'Activity',
  underWay: 'under way',
  nothingUnderWay: 'Nothing under way',
  nothingNote: 'What you generate appears here, and goes on without this page.',
  sending: 'Sending',
  /** Why what is all out can't be cancelled. */
  notYet: 'It can’t be cancelled while it is being accepted.',
  queued: 'Queued',
  ...jobWords,
  working: 'Working',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  cancelOf: (title: string) => `Cancel ${title}`,
  ...cancelWords,
  retryOf: (title: string) => `Retry ${title}`,
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  dismissOf: (title: string) => `Take ${title} off the list`,
  notDismissed: 'It could not be taken off the list',
  saidDone: (title: string) => `${title} is done.`,
  saidFailed: (title: string) => `${title} failed. ${jobWords.notCharged}`,
} as const;
