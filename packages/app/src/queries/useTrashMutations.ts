import type { TrashedCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { creationsKey } from './creations.ts';
import { trashKey, type TrashPages } from './trash.ts';

type Which = readonly TrashedCreation[] | 'all';

/** What leaves the trash: back into the history, or for good. Shown at once, and taken back when the server refuses. */
export function useTrashMutations(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  const queryKey = trashKey(userId);

  const takeOut = async (which: Which) => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<TrashPages>(queryKey);
    const gone = which === 'all' ? null : new Set(which.map(({ id }) => id));
    client.setQueryData<TrashPages>(
      queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: gone ? page.items.filter(({ id }) => !gone.has(id)) : [],
            total: gone ? page.total - gone.size : 0,
          })),
        },
    );
    return { before };
  };
  const shown = {
    mutationKey: queryKey,
    // One after the other, so that what a refusal puts back is what was there.
    scope: { id: queryKey.join(' ') },
    onMutate: takeOut,
    onError: (_problem: unknown, _which: Which, kept: { before: TrashPages | undefined } | undefined) =>
      client.setQueryData(queryKey, kept?.before),
  };

  const restore = useMutation({
    ...shown,
    mutationFn: async (which: readonly TrashedCreation[]) => {
      for (const { id } of which) await creations.restore(id);
    },
    onMutate: takeOut,
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
