import { historyWords, newId } from '@kinora/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useUserId } from '../account/AuthProvider.tsx';
import { putAway, type RecentJobs } from '../queries/recentJobs.ts';
import { recentJobsKey, creationsKey } from '../queries/creations.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useTelling } from '../useTelling.ts';

/** Makes one that failed or was cancelled once more, which then leaves the tray. Until that is known to be accepted, every press on it is the same retry. */
export function useRetry() {
  const api = useStudioApi();
  const client = useQueryClient();
  const tell = useTelling();
  const userId = useUserId();
  const keys = useRef(new Map<string, string>());
  return useCallback(
    (creationId: string, onAccepted?: () => void) => {
      const queryKey = recentJobsKey(userId);
      const idempotencyKey = keys.current.get(creationId) ?? newId();
      keys.current.set(creationId, idempotencyKey);
      const retry = async () => {
        try {
          await api.generate.retry(creationId, { idempotencyKey });
          keys.current.delete(creationId);
          const retried = client
            .getQueryData<RecentJobs>(queryKey)
            ?.find((job) => job.creation_id === creationId);
          // The retry went well: a line that stays says so itself once somebody takes it off the list.
          if (retried) await putAway(api, client, userId, retried.task_id).catch(() => {});
        } finally {
          void client.invalidateQueries({ queryKey });
        }
        void client.invalidateQueries({ queryKey: creationsKey(userId) });
      };
      tell(retry(), { topic: 'retrying', failed: historyWords.notRetried }, onAccepted);
    },
    [api, client, tell, userId],
  );
}
