import { historyWords, libraryWords, type StudioCreation } from '@kinora/contract';
import { useCreationMutations } from '../../queries/useCreationMutations.ts';
import { useToasts } from '../../toasts.tsx';
import { useTelling } from './useTelling.ts';

/** Liking, deleting and bringing back, with what is said of each. */
export function useCreationDeeds(userId: string) {
  const mutations = useCreationMutations(userId);
  const toasts = useToasts();
  const tell = useTelling();

  const restore = (creations: readonly StudioCreation[], onBack?: () => void) =>
    tell(
      Promise.all(creations.map((creation) => mutations.restore.mutateAsync(creation))),
      historyWords.restoreFailed,
      onBack,
    );

  const sayRemoved = (removed: readonly StudioCreation[], onBack?: () => void) =>
    toasts.add({
      tone: 'success',
      ...(removed.length === 1 ? historyWords.deleted : historyWords.deletedMany(removed.length)),
      action: { label: libraryWords.undo, onPress: () => restore(removed, onBack) },
    });

  return {
    like: (liking: { creation: StudioCreation; isLiked: boolean }) =>
      tell(mutations.like.mutateAsync(liking), historyWords.likeFailed, () => {
        toasts.add({
          tone: 'success',
          topic: historyWords.likeFailed,
          title: liking.isLiked ? historyWords.liked : historyWords.unliked,
        });
      }),

    /** All go at once; those that the server keeps come back, and the others can be had back: `onBack` then. */
    remove: (creations: readonly StudioCreation[], onBack?: () => void) => {
      const removals = creations.map(async (creation) => {
        await mutations.remove.mutateAsync(creation);
        return creation;
      });
      const all = Promise.allSettled(removals).then((ends) => {
        const removed = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
        if (removed.length > 0) sayRemoved(removed, onBack);
        const refused = ends.find((end) => end.status === 'rejected');
        if (refused) {
          onBack?.();
          throw refused.reason;
        }
      });
      tell(all, historyWords.deleteFailed);
    },
  };
}
