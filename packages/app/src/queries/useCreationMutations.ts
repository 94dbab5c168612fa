import type { Creation, StudioCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { albumsKey } from './albums.ts';
import { beginChange, type Change } from './changedLists.ts';
import { creationsKey } from './creations.ts';
import { showChanged } from './shownCreations.ts';
import { showBack, takeOut } from './takenOut.ts';
import { trashKey } from './trash.ts';

interface Liking {
  readonly creation: StudioCreation;
  readonly isLiked: boolean;
}

/** Changes to one's creations: shown at once, and taken back when the server refuses. */
export function useCreationMutations(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  const mutationKey = creationsKey(userId);
  /** What was taken out of the lists, as they showed it. */
  const taken = useRef(new Map<string, Creation>());

  const like = useMutation({
    mutationKey,
    // The next waits for the last, so that a press and its opposite arrive in that order.
    scope: { id: ['like', ...mutationKey].join(' ') },
    mutationFn: ({ creation, isLiked }: Liking) => creations.setLiked(creation.id, isLiked),
    onMutate: async ({ creation, isLiked }) => {
      const change = await beginChange(client, userId);
      showChanged(client, userId, creation.id, { is_liked: isLiked });
      return change;
    },
    onError: (_problem, { creation, isLiked }, change) => {
      showChanged(client, userId, creation.id, { is_liked: !isLiked });
      change?.doubtAll();
    },
    onSettled: (_answer, _problem, _liking, change) => {
      change?.doubtLists(({ isOfLiked }) => isOfLiked);
      return change?.end();
    },
  });

  const endWithTrash = (change: Change | undefined) =>
    Promise.all([
      change?.end(),
      // The trash may have been opened before the server had heard of it.
      client.invalidateQueries({ queryKey: trashKey(userId) }),
      // An album tells how many are in it.
      client.invalidateQueries({ queryKey: albumsKey(userId), refetchType: 'none' }),
    ]);

  const remove = useMutation({
    mutationKey,
    mutationFn: ({ id }: StudioCreation) => creations.remove(id),
    onMutate: async (creation) => {
      const change = await beginChange(client, userId);
      const { shown, unsure, putBack } = takeOut(client, userId, creation);
      if (shown) taken.current.set(creation.id, shown);
      change.doubt(unsure);
      return { ...change, putBack };
    },
    onError: (_problem, _creation, change) => {
      change?.putBack();
      change?.doubtAll();
    },
    onSettled: (_answer, _problem, _creation, change) => endWithTrash(change),
  });

  const restore = useMutation({
    mutationKey,
    mutationFn: ({ id }: StudioCreation) => creations.restore(id),
    onMutate: async ({ id }) => {
      const change = await beginChange(client, userId);
      const shown = taken.current.get(id);
      if (shown) change.doubt(showBack(client, userId, shown).unsure);
      else change.doubtAll();
      return change;
    },
    onError: (_problem, creation, change) => {
      takeOut(client, userId, creation);
      change?.doubtAll();
    },
    onSettled: (_answer, _problem, _creation, change) => endWithTrash(change),
  });

  return { like, remove, restore };
}
