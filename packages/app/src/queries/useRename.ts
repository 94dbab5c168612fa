import type { StudioCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { creationQuery, creationsKey } from './creations.ts';
import { showChanged } from './shownCreations.ts';

interface Renaming {
  readonly creation: StudioCreation;
  readonly title: string;
}

/** Gives a creation another title: shown at once, and taken back when the server refuses. */
export function useRename(userId: string) {
  const api = useStudioApi();
  const client = useQueryClient();
  const queryKey = creationsKey(userId);
  return useMutation({
    mutationKey: queryKey,
    mutationFn: ({ creation, title }: Renaming) => api.creations.rename(creation.id, title),
    onMutate: async ({ creation, title }) => {
      await client.cancelQueries({ queryKey });
      showChanged(client, userId, creation.id, { title: title.trim() || null });
    },
    onError: (_problem, { creation }) => showChanged(client, userId, creation.id, { title: creation.title }),
    onSettled: (_answer, _problem, { creation }) =>
      Promise.all([
        client.isMutating({ mutationKey: queryKey }) > 1 ? undefined : client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: creationQuery(api, userId, creation.id).queryKey }),
      ]),
  });
}
