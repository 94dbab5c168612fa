import { barWords, generalWords, historyWords, libraryWords, sheetWords } from '@kinora/contract';
import type { Words } from './words.ts';

const { trash } = libraryWords;

const historyText = {
  title: historyWords.title,
  frame: (number: string) => `Creation ${number}`,
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
  search: historyWords.search.label,
  searchHint: historyWords.search.hint,
  trash: trash.title,
  backFromTrash: trash.back,
  trashNotice: trash.notice,
  emptyTrash: 'Empty the trash',
  emptyTrashQuestion: trash.foreverQuestion,
  confirmForever: trash.deleteForever,
  creation: { one: 'creation', other: 'creations' },
  trashed: trash.creation,
  tryAgain: generalWords.tryAgain,
  shortcuts: barWords.shortcuts,
  ...sheetWords,
} as const;

export type HistoryLabels = Words<typeof historyText>;
export const historyLabels: HistoryLabels = historyText;
