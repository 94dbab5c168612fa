import { libraryWords } from '@kinora/contract';
import type { Words } from './words.ts';

const { albums } = libraryWords;

const albumText = {
  album: {
    create: albums.create,
    rename: 'Rename album',
    add: (count: string) =>
      count === '1' ? 'Add 1 creation to an album' : `Add ${count} creations to an album`,
    share: (title: string) => `Share ${title}`,
    name: 'Title',
    newName: albums.newTitle,
    titleTooLong: (most: number, over: number) => `A title has at most ${most} letters. Take ${over} away.`,
    description: 'Description',
    save: 'Save',
    addHere: 'Add',
    existing: 'Album',
    holdsAll: 'Already in it',
    holdsSome: (some: string, all: string) => `${some} of ${all} already in it`,
    close: 'Done',
    isPublic: albums.visibility.public,
    publicNote: albums.madePublic,
    privateNote: 'Only you can see this album.',
    privateAgainNote: 'Made private again, the link of today no longer works.',
    link: 'Link',
  },
} as const;

/** What the dialog of albums says. It comes with that. */
export type AlbumLabels = Words<typeof albumText>;
export const albumLabels: AlbumLabels = albumText;
