import { generalWords, libraryWords, type Bookmark } from '@kinora/contract';
import { bookmarkedIn, useBookmarkMutations, type Bookmarked } from '../../queries/useBookmarkMutations.ts';
import { useToasts } from '../../toasts.tsx';
import { useTelling } from '../../useTelling.ts';

const words = libraryWords.bookmarks;
const work = { topic: 'bookmark', failed: words.failed };

/** Putting aside and no longer, with what is said of each. */
export function useBookmarking(userId: string) {
  const mutations = useBookmarkMutations(userId);
  const toasts = useToasts();
  const tell = useTelling();
  const addAgain = (what: Bookmarked) => tell(mutations.add.mutateAsync(what), work);
  return {
    add: (what: Bookmarked) =>
      tell(mutations.add.mutateAsync(what), work, () => {
        toasts.add({ tone: 'success', topic: work.topic, title: words.added });
      }),
    remove: (bookmark: Bookmark) =>
      tell(mutations.remove.mutateAsync(bookmark), work, () => {
        const what = bookmarkedIn(bookmark);
        toasts.add({
          tone: 'success',
          title: words.removed,
          ...(what
            ? { action: { label: generalWords.undo, onPress: () => addAgain(what) } }
            : { topic: work.topic }),
        });
      }),
  };
}
