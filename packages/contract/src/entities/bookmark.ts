import * as v from 'valibot';
import { creationSchema } from './creation.ts';
import type { ShownCreation, StudioCreation } from './creationShown.ts';

/** A creation or a model that somebody wants to find again (D19). */
export const bookmarkSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  model_id: v.nullable(v.string()),
  /** null for a model, and for a creation in the trash. */
  creation: v.nullable(creationSchema),
});

/** What of a creation is not shown does not matter to a bookmark. */
export interface Bookmark extends Omit<v.InferOutput<typeof bookmarkSchema>, 'creation'> {
  creation: StudioCreation | null;
}

/** What a bookmark's card is drawn of. */
export interface ShownBookmark extends Pick<Bookmark, 'created_at'> {
  /** null for a model, and for a creation that is gone. */
  readonly creation:
    | (Pick<ShownCreation, 'id' | 'type' | 'title' | 'prompt' | 'file_url' | 'thumbnail_url'> &
        Partial<Pick<ShownCreation, 'frame_number' | 'is_liked'>>)
    | null;
}

/** What can be bookmarked. */
export type BookmarkTarget = { readonly creation: string } | { readonly model: string };
