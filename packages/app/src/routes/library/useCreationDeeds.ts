import { generalWords, historyWords, type StudioCreation } from '@kinora/contract';
import type { Outcome } from '../../queries/severalAtOnce.ts';
import { useCreationMutations } from '../../queries/useCreationMutations.ts';
import { useToasts } from '../../toasts.tsx';
import { tellProgress } from './tellProgress.ts';
import { useTelling } from '../../useTelling.ts';

const liked = 'liked';
const restoring = 'restoring';
const deletion = 'deletion';

/** Rejects with the first refusal. */
function allDone({ refused, reason }: Outcome<StudioCreation>): void {
  if (refused.length > 0) throw reason;
}

/** Liking, deleting and bringing back, with what is said of each. */
export function useCreationDeeds(userId: string) {
  const mutations = useCreationMutations(userId);
  const toasts = useToasts();
  const tell = useTelling();

  const progressOf = (topic: string, title: string, { length }: readonly StudioCreation[]) =>
    tellProgress(toasts, { topic, title, all: length });

  const restore = (creations: readonly StudioCreation[], onBack?: () => void) => {
    const { restoreFailed, restoringMany } = historyWords;
    const onProgress = progressOf(restoring, restoringMany(creations.length), creations);
    const all = mutations.restore.mutateAsync({ creations, onProgress }).then(allDone);
    tell(all, { topic: restoring, failed: restoreFailed }, onBack);
  };

  const sayRemoved = (removed: readonly StudioCreation[], onBack?: () => void) =>
    toasts.add({
      tone: 'success',
      ...(removed.length === 1 ? historyWords.deleted : historyWords.deletedMany(removed.length)),
      action: { label: generalWords.undo, onPress: () => restore(removed, onBack) },
    });

  return {
    like: (liking: { creation: StudioCreation; isLiked: boolean }) =>
      tell(mutations.like.mutateAsync(liking), { topic: liked, failed: historyWords.likeFailed }, () => {
        toasts.add({
          tone: 'success',
          topic: liked,
          title: liking.isLiked ? historyWords.liked : historyWords.unliked,
        });
      }),

    /** All go at once; those that the server keeps come back, and the others can be had back: `onBack` then. */
    remove: (creations: readonly StudioCreation[], onBack?: () => void) => {
      const { deleteFailed, deletingMany } = historyWords;
      const onProgress = progressOf(deletion, deletingMany(creations.length), creations);
      const all = mutations.remove.mutateAsync({ creations, onProgress }).then((outcome) => {
        if (outcome.done.length > 0) sayRemoved(outcome.done, onBack);
        if (outcome.refused.length > 0) onBack?.();
        allDone(outcome);
      });
      tell(all, { topic: deletion, failed: deleteFailed });
    },
  };
}
