import type { Creation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { creationsKey, snapshotOf } from './creations.ts';

interface Liking {
  readonly creation: Creation;
  readonly isLiked: boolean;
}

/** Changes to one's creations: shown at once, and taken back when the server refuses. */
export function useCreationMutations(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  const queryKey = creationsKey(userId);

  const begin = async () => {
    // An answer that is on its way would undo what is about to be shown.
    await client.cancelQueries({ queryKey });
    return snapshotOf(client, userId);
  };

  const like = useMutation({
    mutationFn: ({ creation, isLiked }: Liking) => creations.setLiked(creation.id, isLiked),
    onMutate: async ({ creation, isLiked }) => {
      const lists = await begin();
      lists.change((page) => ({
        ...page,
        items: page.items.map((each) => (each.id === creation.id ? { ...each, is_liked: isLiked } : each)),
      }));
      return lists;
    },
    onError: (_problem, _liking, lists) => lists?.takeBack(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  const remove = useMutation({
    mutationFn: ({ id }: Creation) => creations.remove(id),
    onMutate: async ({ id }) => {
      const lists = await begin();
      lists.change((page) => ({
        ...page,
        items: page.items.filter((each) => each.id !== id),
        total: page.total - 1,
      }));
      return lists;
    },
    onError: (_problem, _creation, lists) => lists?.takeBack(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  const restore = useMutation({
    mutationFn: ({ id }: Creation) => creations.restore(id),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  return { like, remove, restore };
}
