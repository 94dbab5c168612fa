import type { TrashedCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { creationsKey } from './creations.ts';
import { showBack, takeOut, type Taken } from './takenOut.ts';
import { trashKey, type TrashPages } from './trash.ts';

type Which = readonly TrashedCreation[] | 'all';

/** What leaves the trash: back into the history, or for good. Shown at once, and taken back when the server refuses. */
export function useTrashMutations(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  const queryKey = trashKey(userId);

  /** Also of those whose page has not come. */
  const count = (more: number) =>
    client.setQueryData<TrashPages>(
      queryKey,
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, total: page.total + more })) },
    );
  const shown = {
    mutationKey: queryKey,
    // One after the other, so that one and its opposite arrive in that order.
    scope: { id: queryKey.join(' ') },
    onMutate: async (which: Which) => {
      await client.cancelQueries({ queryKey });
      const pages = () => client.getQueryData<TrashPages>(queryKey)?.pages ?? [];
      const gone = which === 'all' ? pages().flatMap(({ items }) => items) : which;
      const { taken } = takeOut(client, queryKey, gone);
      const unseen = which === 'all' ? (pages().at(-1)?.total ?? 0) : 0;
      count(-unseen);
      return { taken, unseen };
    },
    onError: (
      _problem: unknown,
      _which: Which,
      left: { taken: readonly Taken[]; unseen: number } | undefined,
    ) => {
      if (!left) return;
      showBack(client, queryKey, left.taken);
      count(left.unseen);
    },
  };

  const restore = useMutation({
    ...shown,
    mutationFn: async (which: readonly TrashedCreation[]) => {
      for (const { id } of which) await creations.restore(id);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: creationsKey(userId) }),
      ]),
  });

  const deleteForever = useMutation({
    ...shown,
    mutationFn: (which: Which) =>
      creations.deleteForever(which === 'all' ? { all: true } : { ids: which.map(({ id }) => id) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  return { restore, deleteForever };
}
