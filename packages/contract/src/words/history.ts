import { deedWords } from './deeds.ts';
import { downloadWords } from './download.ts';
import { generalWords } from './general.ts';

/** What the creation history says (A123 to A143). */
export const historyWords = {
  search: { label: 'Search your creations', hint: 'Title, prompt or model' },
  ...downloadWords,
  title: 'Creation history',
  types: { all: 'All Types', image: 'Images', video: 'Videos' },
  sorts: { newest: 'Newest', oldest: 'Oldest', liked: 'Liked' },
  previous: 'Previous creation',
  next: 'Next creation',
  startFrame: 'Use as start frame',
  lastFrame: 'Use last frame',
  /** Of a clip, as a file. */
  lastFrameOf: (title: string) => `${title}, last frame`,
  loadFailed: 'Failed to load your creations. Please try again.',
  loadBroke: 'Something went wrong while loading your creations.',
  liked: 'Added to liked',
  unliked: 'Removed from liked',
  likeFailed: 'Failed to update like status',
  deleteQuestion: 'Are you sure you want to delete this creation?',
  deleted: { title: 'Deleted', description: 'Creation deleted successfully' },
  deleteFailed: 'Failed to delete creation',
  restored: 'Restored',
  restoreFailed: 'It could not be brought back. Try again.',
  deletingMany: (count: number) => `Deleting ${count} creations`,
  restoringMany: (count: number) => `Bringing back ${count} creations`,
  /** Of work that takes its time. */
  doneSoFar: (done: number, all: number) => `${done} of ${all}`,
  deleteManyQuestion: (count: number) => `Are you sure you want to delete these ${count} creations?`,
  deletedMany: (count: number) => ({
    title: 'Deleted',
    description: `${count} creations deleted successfully`,
  }),
  deletedForever: 'Deleted for good',
  zipStarted: (count: number) => `Packing ${count} files`,
  zipFailed: 'The zip could not be made. Try again with fewer creations.',
  zipMissing: (count: number) =>
    count === 1 ? '1 file was missing and was left out.' : `${count} files were missing and were left out.`,
  creation: 'Creation',
  details: 'Details',
  /** One that one has deleted oneself. */
  gone: generalWords.gone('creation'),
  /** True of both, so that nobody learns what others have. */
  notYoursOrGone: {
    title: 'This creation is not yours, or it is gone.',
    description: 'Who made it can show it to you in a shared album.',
  },
  stillMade: 'It is still being made, and appears here when it is done.',
  notMade: 'This one did not work out.',
  cancelled: 'It was cancelled.',
  triedAgain: 'It is made once more: Activity shows how far it is.',
  notRetried: 'It could not be tried again',
  makeFirst: 'Make your first video',
  nothingYet: {
    title: 'Nothing here yet',
    description: 'What you make appears here, and stays until you delete it.',
  },
  compared: 'Two creations compared',
  /** Of two that are compared, the one that was made later. */
  madeByName: (title: string) => `What made “${title}”`,
  madeLater: 'What made the later one',
  comparedStill: 'A clip can’t be played right now: its first picture stands for it.',
  newTitle: 'Title',
  renamed: 'Renamed',
  renameFailed: 'Failed to rename the creation',
} as const;

/** What the contact sheet says of creations that are chosen or pinned. */
export const sheetWords = {
  counting: 'Counting',
  loading: 'Loading your creations',
  empty: { title: 'No creations yet', description: 'What you make appears here, newest first.' },
  selected: { one: 'creation chosen', other: 'creations chosen' },
  selection: 'Chosen creations',
  addToAlbum: 'Add to album',
  downloadZip: 'Download as zip',
  deleteSelected: 'Delete',
  chooseAll: (count: string) => `Choose all ${count}`,
  compare: deedWords.compare,
  clearSelection: 'Choose none',
  pinned: 'Pinned',
  pinnedSaid: (title: string) => `${title} is pinned. Press Space on another creation to compare the two.`,
  unpinnedSaid: (title: string) => `${title} is no longer pinned.`,
} as const;
