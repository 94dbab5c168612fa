import type { ChangedAlbum } from '@kinora/contract';

/** What is to be done with an album. */
export type AlbumTask<A = ChangedAlbum> =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename'; readonly album: A }
  /** So many creations go into one of these; null while they are being read. */
  | {
      readonly kind: 'add';
      readonly albums: readonly A[] | null;
      readonly count: number;
      /** How many of them an album has already, by its id. */
      readonly held?: Readonly<Record<string, number>> | undefined;
    }
  /** The link is the whole address; null while the album is private. */
  | { readonly kind: 'share'; readonly album: A; readonly link: string | null };

export const albumLimits = { title: 120, description: 500 } as const;

/** What was typed into a field of a form, without the white space around it. */
export const textIn = (values: Readonly<Record<string, unknown>>, name: string) =>
  ((values[name] as string | undefined) ?? '').trim();

/** A title that is too long is said to be, and none of it is cut away. */
export const titleProblem = (
  values: Readonly<Record<string, unknown>>,
  said: { readonly titleTooLong: (most: number, over: number) => string },
) => {
  const over = textIn(values, 'title').length - albumLimits.title;
  return over > 0 ? { title: said.titleTooLong(albumLimits.title, over) } : {};
};
