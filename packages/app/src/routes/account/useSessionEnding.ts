import { accountPageWords, authWords, problemIn, type DeviceSession } from '@kinora/contract';
import { oncePerPress } from '@kinora/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

export const sessionsKey = (userId: string) => ['sessions', userId] as const;

/** null: all but the one of this device. */
type Ended = string | null;

/** What comes under the pointer, or gets the focus, as the line of this one goes: the next, else the one before and what signs all out. */
function besideGone(known: readonly DeviceSession[], gone: string): readonly Ended[] {
  const others = known.filter(({ is_current }) => !is_current).map(({ id }) => id);
  const place = others.indexOf(gone);
  const next = others[place + 1];
  if (place < 0) return [];
  return next === undefined ? [...others.slice(0, place).slice(-1), null] : [next];
}

/** Signs out elsewhere, and says so. A double press is one: by the second, another device may stand where the first was. */
export function useSessionEnding(userId: string) {
  const { account } = useStudioApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const queryKey = sessionsKey(userId);
  const [once] = useState(() => oncePerPress());
  const [underWay, setUnderWay] = useState<readonly Ended[]>([]);
  const { mutateAsync } = useMutation({
    mutationFn: async (id: Ended) => {
      if (id === null) return account.endOtherSessions();
      await account.endSession(id).catch((thrown: unknown) => {
        // Signed out already is what was asked for.
        if (problemIn(thrown)?.kind !== 'NotFound') throw thrown;
      });
    },
    onMutate: (id) => setUnderWay((before) => [...before, id]),
    onSuccess: (_answer, id) => {
      const known = client.getQueryData<readonly DeviceSession[]>(queryKey) ?? [];
      if (id !== null) for (const beside of besideGone(known, id)) void once(beside, () => {});
      client.setQueryData<readonly DeviceSession[]>(queryKey, (known) =>
        known?.filter((each) => each.is_current || (id !== null && each.id !== id)),
      );
      const title = accountPageWords[id === null ? 'othersEnded' : 'sessionEnded'];
      toasts.add({ tone: 'success', topic: 'sessions', title });
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
    // Why it failed is told already.
    end: (id: Ended) => void once(id, () => mutateAsync(id)).catch(() => {}),
  };
}
