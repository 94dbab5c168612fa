import { trainingWords } from '@kinora/contract';
import { useQueryClient } from '@tanstack/react-query';
import { recentJobsKey } from '../../queries/creations.ts';
import { limitsKey } from '../../queries/limits.ts';
import { trainedModelsKey } from '../../queries/trainedModels.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { useTelling } from '../../useTelling.ts';

const topic = 'training';

/** Cancels a training, by its task, and says what came of that. */
export function useTrainingCancel(userId: string): (taskId: string) => void {
  const api = useStudioApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const tell = useTelling();
  return (taskId) => {
    const cancelled = api.generate.cancel(taskId, { returns: 'all' }).finally(() => {
      for (const queryKey of [trainedModelsKey(userId), recentJobsKey(userId), limitsKey(userId)])
        void client.invalidateQueries({ queryKey });
    });
    tell(cancelled, { topic, failed: trainingWords.notCancelled }, ({ status }) => {
      // It may have ended while the question stood there.
      if (status === 'cancelled') toasts.add({ tone: 'success', topic, title: trainingWords.cancelled });
      else toasts.add({ tone: 'info', topic, title: trainingWords.hadEnded });
    });
  };
}
