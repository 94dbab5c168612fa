import * as v from 'valibot';
import { creationTypes } from './creation.ts';

/** An album of one's own (A151), as my_albums answers. The cover is an address, or a place before it is signed. */
export const albumSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  coverImage: v.nullable(v.string()),
  itemCount: v.number(),
  isPublic: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Whoever has it can read the album; null while it is private. */
  shareToken: v.optional(v.nullable(v.string()), null),
});

export type Album = v.InferOutput<typeof albumSchema>;

/** What an album's card is drawn of. */
export type ShownAlbum = Pick<Album, 'title' | 'description' | 'coverImage' | 'itemCount' | 'isPublic'>;

/** What of an album is changed or chosen in a dialog. */
export type ChangedAlbum = Pick<Album, 'id' | 'title' | 'description' | 'isPublic'>;

export const albumSorts = ['recent', 'alphabetical', 'most-items'] as const;
export type AlbumSort = (typeof albumSorts)[number];

/** Albums in an order that a person chose (A149). */
export const sortedAlbums = (albums: readonly Album[], sort: AlbumSort, locale = 'en'): readonly Album[] =>
  albums.toSorted((a, b) => {
    if (sort === 'alphabetical') return a.title.localeCompare(b.title, locale, { sensitivity: 'base' });
    if (sort === 'most-items' && a.itemCount !== b.itemCount) return b.itemCount - a.itemCount;
    return b.updatedAt.localeCompare(a.updatedAt);
  });

/** Who can read an album, as set_album_public answers. */
export const albumVisibilitySchema = v.object({
  isPublic: v.boolean(),
  shareToken: v.nullable(v.string()),
});

/** What a stranger with the link sees of a creation. */
export const sharedCreationSchema = v.object({
  id: v.string(),
  type: v.picklist(creationTypes),
  title: v.nullable(v.string()),
  made_by: v.nullable(v.string()),
  model_used: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  created_at: v.string(),
  fileUrl: v.nullable(v.string()),
  thumbnailUrl: v.nullable(v.string()),
});

export const sharedAlbumSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  itemCount: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  items: v.array(sharedCreationSchema),
});

export type SharedCreation = v.InferOutput<typeof sharedCreationSchema>;
export type SharedAlbum = v.InferOutput<typeof sharedAlbumSchema>;

export const reportReasons = ['illegal', 'sexual', 'violence', 'rights', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportMessageLimit = 2000;
