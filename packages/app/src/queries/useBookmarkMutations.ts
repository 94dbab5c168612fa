import type { Bookmark, BookmarkTarget, StudioCreation } from '@kinora/contract';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { bookmarksKey } from './bookmarks.ts';
import { putBack } from './putBack.ts';
import { useShownChange } from './useShownChange.ts';

/** What is put aside: a creation of one's own, or a model by its id. */
export type Bookmarked = { readonly creation: StudioCreation } | { readonly model: string };

const asked = 'asked:';
const idOf = (what: Bookmarked) => ('model' in what ? what.model : what.creation.id);
const targetOf = ({ creation, model_id }: Bookmark): BookmarkTarget | null => {
  if (model_id !== null) return { model: model_id };
  return creation && { creation: creation.id };
};
/** What a bookmark is of, to put it aside once more; null for what is no longer there. */
export const bookmarkedIn = ({ creation, model_id }: Bookmark): Bookmarked | null => {
  if (model_id !== null) return { model: model_id };
  return creation && { creation };
};

/** Putting aside, and no longer. */
export function useBookmarkMutations(userId: string) {
  const { library } = useStudioApi();
  const queryKey = bookmarksKey(userId);

  const add = useShownChange<Bookmark, Bookmarked, string>({
    queryKey,
    call: (what) =>
      library.addBookmark('model' in what ? { model: what.model } : { creation: what.creation.id }),
    show: (items, what) => [
      {
        id: `${asked}${idOf(what)}`,
        created_at: new Date().toISOString(),
        model_id: 'model' in what ? what.model : null,
        creation: 'model' in what ? null : what.creation,
      },
      ...items,
    ],
    takeBack: (items, what) => items.filter(({ id }) => id !== `${asked}${idOf(what)}`),
  });

  const remove = useShownChange<Bookmark, Bookmark, void>({
    queryKey,
    call: async (bookmark) => {
      const target = targetOf(bookmark);
      // One that the server has not named yet: adding it twice is adding it once, and tells its name.
      const id = bookmark.id.startsWith(asked) && target ? await library.addBookmark(target) : bookmark.id;
      await library.removeBookmark(id);
    },
    show: (items, { id }) => items.filter((each) => each.id !== id),
    takeBack: (items, { id }, before) => putBack(items, id, before),
  });

  return { add, remove };
}
