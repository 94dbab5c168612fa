import { accountPageWords, authWords, problemIn, type DeviceSession } from '@kinora/contract';
import { oncePerPress } from '@kinora/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

export const sessionsKey = (userId: string) => ['sessions', userId] as const;

/** null: all but the one of this device. */
type Ended = string | null;

/** Signs out elsewhere, and says so. A double press is one: by the second, another device may stand under the pointer. */
export function useSessionEnding(userId: string) {
  const { account } = useStudioApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const queryKey = sessionsKey(userId);
  const [once] = useState(() => oncePerPress());
  const [underWay, setUnderWay] = useState<readonly Ended[]>([]);
  const { mutate } = useMutation({
    mutationFn: async (id: Ended) => {
      if (id === null) return account.endOtherSessions();
      await account.endSession(id).catch((thrown: unknown) => {
        // Signed out already is what was asked for.
        if (problemIn(thrown)?.kind !== 'NotFound') throw thrown;
      });
    },
    onMutate: (id) => setUnderWay((before) => [...before, id]),
    onSuccess: (_answer, id) => {
      client.setQueryData<readonly DeviceSession[]>(queryKey, (known) =>
        known?.filter((each) => each.is_current || (id !== null && each.id !== id)),
      );
      toasts.add({ tone: 'success', topic: 'sessions', title: accountPageWords.sessionEnded });
    },
    onError: (thrown) =>
      toasts.add({
        tone: 'danger',
        topic: 'sessions',
        title: problemIn(thrown)?.message ?? authWords.unexpected.description,
      }),
    onSettled: (_answer, _problem, id) => {
      setUnderWay((before) => before.filter((each) => each !== id));
      return client.invalidateQueries({ queryKey });
    },
  });
  return {
    underWay,
    end: (id: Ended) => void once(queryKey[0], () => mutate(id)),
  };
}
