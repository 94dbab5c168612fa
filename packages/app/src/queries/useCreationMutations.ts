import type { StudioCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { creationKey, creationsKey } from './creations.ts';
import { showChanged, takeOut } from './shownCreations.ts';
import { trashKey } from './trash.ts';

interface Liking {
  readonly creation: StudioCreation;
  readonly isLiked: boolean;
}

/** Changes to one's creations: shown at once, and taken back when the server refuses. */
export function useCreationMutations(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  const queryKey = creationsKey(userId);

  // In lists, and one by itself.
  const everywhere = (act: (filters: { queryKey: readonly string[] }) => Promise<void>) =>
    Promise.all([act({ queryKey }), act({ queryKey: creationKey(userId) })]);
  // An answer that is on its way would undo what is about to be shown.
  const begin = () => everywhere((filters) => client.cancelQueries(filters));
  // So would one that is asked for while another change has not reached the server.
  const refresh = () =>
    client.isMutating({ mutationKey: queryKey }) > 1
      ? undefined
      : everywhere((filters) => client.invalidateQueries(filters));

  const like = useMutation({
    mutationKey: queryKey,
    // The next waits for the last, so that a press and its opposite arrive in that order.
    scope: { id: ['like', ...queryKey].join(' ') },
    mutationFn: ({ creation, isLiked }: Liking) => creations.setLiked(creation.id, isLiked),
    onMutate: async ({ creation, isLiked }) => {
      await begin();
      showChanged(client, userId, creation.id, { is_liked: isLiked });
    },
    onError: (_problem, { creation, isLiked }) =>
      showChanged(client, userId, creation.id, { is_liked: !isLiked }),
    onSettled: refresh,
  });

  // The trash may have been opened before the server had heard of it.
  const refreshWithTrash = () =>
    Promise.all([refresh(), client.invalidateQueries({ queryKey: trashKey(userId) })]);

  const remove = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ id }: StudioCreation) => creations.remove(id),
    onMutate: async ({ id }) => {
      await begin();
      return { putBack: takeOut(client, userId, id) };
    },
    onError: (_problem, _creation, taken) => taken?.putBack(),
    onSettled: refreshWithTrash,
  });

  const restore = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ id }: StudioCreation) => creations.restore(id),
    onSettled: refreshWithTrash,
  });

  return { like, remove, restore };
}
