import { deedWords, libraryWords, trainedModelWords } from '@kinora/contract';
import type { AlbumLabels } from './albumLabels.ts';
import type { ModelLabels } from './modelLabels.ts';
import type { Words } from './words.ts';

const { albums, characters, models } = libraryWords;

const libraryText = {
  sample: libraryWords.sample,
  more: (title: string) => `More about ${title}`,
  open: (title: string) => `Open ${title}`,
  itemWord: libraryWords.albums.items,
  downloadWord: { one: 'download', other: 'downloads' },
  rating: 'Rating',

  visibility: albums.visibility,
  rename: deedWords.rename,
  share: deedWords.share,
  delete: deedWords.delete,
  albumEmpty: 'Nothing in it yet',

  use: models.use,
  chooseModel: (name: string) => `${models.use}: ${name}`,
  details: models.details,
  detailsOf: (name: string) => `${models.details}: ${name}`,
  bookmark: (title: string) => `Bookmark ${title}`,
  removeBookmark: (title: string) => `Remove ${title} from the bookmarks`,
  kinds: { image: 'Image', video: 'Video', model: 'Model' },
  gone: 'No longer there',
  removeLost: 'Remove the bookmark',
  goneNote: 'What was bookmarked is in the trash or was deleted.',

  trainedModels: trainedModelWords,
  accuracy: 'Accuracy',
  baseModel: 'Trained on',
  trainedOn: 'Trained',
  startedOn: 'Started',
  trainingNote: 'You can close this page. It goes on without it.',
  trainingCancelled: 'The training was cancelled.',
  trainingFailed: 'The training did not work out. Train it again from the same pictures.',
  trainAgain: 'Train again',

  useInVideo: characters.useInVideo,
  useInImage: characters.useInImage,
  edit: 'Edit',
  referenceWord: { one: 'reference', other: 'references' },
  reference: (name: string, number: string) => `${name}, reference ${number}`,
} as const;

export type LibraryLabels = Words<typeof libraryText> & AlbumLabels & ModelLabels;
export const libraryLabels: Words<typeof libraryText> = libraryText;
