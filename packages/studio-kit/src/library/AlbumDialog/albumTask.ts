import type { ChangedAlbum } from '@kinora/contract';

/** What is to be done with an album. */
export type AlbumTask<A = ChangedAlbum> =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename'; readonly album: A }
  /** So many creations go into one of these; null while they are being read. */
  | { readonly kind: 'add'; readonly albums: readonly A[] | null; readonly count: number }
  /** The link is the whole address; null while the album is private. */
  | { readonly kind: 'share'; readonly album: A; readonly link: string | null };

export const albumLimits = { title: 120, description: 500 } as const;

/** A title that is too long is said to be, and none of it is cut away. */
export const titleProblem = (
  title: string,
  said: { readonly titleTooLong: (most: number, over: number) => string },
) =>
  title.length > albumLimits.title
    ? { title: said.titleTooLong(albumLimits.title, title.length - albumLimits.title) }
    : {};
