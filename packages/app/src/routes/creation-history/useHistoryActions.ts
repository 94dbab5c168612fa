import { historyWords, type Creation } from '@kinora/contract';
import { useCreationMutations } from '../../queries/useCreationMutations.ts';
import { useToasts } from '../../toasts.tsx';

/** Liking and deleting, with what is said of each. */
export function useHistoryActions(userId: string) {
  const mutations = useCreationMutations(userId);
  const toasts = useToasts();
  const fail = (title: string) => () => void toasts.add({ tone: 'danger', title });

  return {
    like: (liking: { creation: Creation; isLiked: boolean }) =>
      mutations.like.mutate(liking, {
        onSuccess: () =>
          void toasts.add({
            tone: 'success',
            title: liking.isLiked ? historyWords.liked : historyWords.unliked,
          }),
        onError: fail(historyWords.likeFailed),
      }),

    remove: ({ creation }: { creation: Creation }) =>
      mutations.remove.mutate(creation, {
        onSuccess: () =>
          void toasts.add({
            tone: 'success',
            ...historyWords.deleted,
            action: {
              label: 'Undo',
              onPress: () =>
                mutations.restore.mutate(creation, {
                  onError: fail('It could not be brought back. Try again.'),
                }),
            },
          }),
        onError: fail(historyWords.deleteFailed),
      }),
  };
}
