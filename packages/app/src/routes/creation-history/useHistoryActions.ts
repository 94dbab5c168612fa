import { historyWords, type Creation } from '@kinora/contract';
import { useCreationMutations } from '../../queries/useCreationMutations.ts';
import { useToasts } from '../../toasts.tsx';

/** Liking and deleting, with what is said of each, also when the screen is left meanwhile. */
export function useHistoryActions(userId: string) {
  const mutations = useCreationMutations(userId);
  const toasts = useToasts();
  // A mutation's own callbacks go with the component; its promise does not.
  const tell = (work: Promise<unknown>, failed: string, succeeded?: () => void) =>
    void work.then(succeeded, () => void toasts.add({ tone: 'danger', title: failed }));

  const restore = (creation: Creation) =>
    tell(mutations.restore.mutateAsync(creation), 'It could not be brought back. Try again.');

  return {
    like: (liking: { creation: Creation; isLiked: boolean }) =>
      tell(mutations.like.mutateAsync(liking), historyWords.likeFailed, () => {
        toasts.add({ tone: 'success', title: liking.isLiked ? historyWords.liked : historyWords.unliked });
      }),

    remove: ({ creation }: { creation: Creation }) =>
      tell(mutations.remove.mutateAsync(creation), historyWords.deleteFailed, () => {
        toasts.add({
          tone: 'success',
          ...historyWords.deleted,
          action: { label: 'Undo', onPress: () => restore(creation) },
        });
      }),
  };
}
