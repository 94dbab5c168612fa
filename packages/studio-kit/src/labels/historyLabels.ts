import { barWords, generalWords, historyWords, libraryWords, sheetWords } from '@kinora/contract';
import type { Words } from './words.ts';

const { trash } = libraryWords;

const historyText = {
  title: historyWords.title,
  frame: (number: string) => `Frame ${number}`,
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  like: (title: string) => `Like ${title}`,
  download: (title: string) => `Download ${title}`,
  delete: (title: string) => `Delete ${title}`,
  restore: (title: string) => `${trash.restore} ${title}`,
  deleteForever: (title: string) => `${trash.deleteForever}: ${title}`,
  statuses: { queued: 'Queued', processing: 'Processing', failed: 'Failed', cancelled: 'Cancelled' },
  goneOn: (day: string) => `Gone for good on ${day}`,
  types: { label: 'Type', ...historyWords.types },
  sorts: { label: 'Sort', ...historyWords.sorts },
  search: 'Search your creations',
  searchHint: 'Title, prompt or model',
  trash: trash.title,
  backFromTrash: 'Back to your creations',
  trashNotice: trash.notice,
  emptyTrash: 'Empty the trash',
  emptyTrashQuestion: trash.foreverQuestion,
  confirmForever: trash.deleteForever,
  creation: { one: 'creation', other: 'creations' },
  trashed: { one: 'creation in the trash', other: 'creations in the trash' },
  counting: 'Counting',
  loading: 'Loading your creations',
  tryAgain: generalWords.tryAgain,
  empty: { title: 'No creations yet', description: 'What you make appears here, newest first.' },
  shortcuts: barWords.shortcuts,
  ...sheetWords,
} as const;

export type HistoryLabels = Words<typeof historyText>;
export const historyLabels: HistoryLabels = historyText;
