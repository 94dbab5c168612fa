import type { StudioCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { beginChange } from './changedLists.ts';
import { creationsKey } from './creations.ts';
import { showChanged } from './shownCreations.ts';

interface Renaming {
  readonly creation: StudioCreation;
  readonly title: string;
}

/** Gives a creation another title: shown at once, and taken back when the server refuses. */
export function useRename(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: creationsKey(userId),
    mutationFn: ({ creation, title }: Renaming) => creations.rename(creation.id, title),
    onMutate: async ({ creation, title }) => {
      const change = await beginChange(client, userId);
      showChanged(client, userId, creation.id, { title: title.trim() || null });
      return change;
    },
    onError: (_problem, { creation }, change) => {
      showChanged(client, userId, creation.id, { title: creation.title });
      change?.doubtAll();
    },
    onSettled: (_answer, _problem, _renaming, change) => {
      change?.doubtLists(({ isSearched }) => isSearched);
      return change?.end();
    },
  });
}
