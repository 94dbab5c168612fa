import type { StudioCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { albumsKey } from './albums.ts';
import { beginChange, type Change } from './changedLists.ts';
import { creationsKey } from './creations.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import { showChanged } from './shownCreations.ts';
import { showBack, takeOut, type Taken } from './takenOut.ts';
import { trashKey } from './trash.ts';

interface Liking {
  readonly creation: StudioCreation;
  readonly isLiked: boolean;
}

interface Several {
  readonly creations: readonly StudioCreation[];
  readonly onProgress?: (done: number) => void;
}

/** Changes to one's creations: shown at once, and taken back when the server refuses. */
export function useCreationMutations(userId: string) {
  const { creations } = useStudioApi();
  const client = useQueryClient();
  const mutationKey = creationsKey(userId);
  /** What was taken out of the lists, as they showed it. */
  const taken = useRef(new Map<string, Taken>());
  const takenOf = (which: readonly StudioCreation[]) =>
    which.flatMap(({ id }) => taken.current.get(id) ?? []);

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
    mutationFn: ({ creations: gone, onProgress }: Several) =>
      severalAtOnce(gone, ({ id }) => creations.remove(id), onProgress),
    onMutate: async ({ creations: gone }) => {
      const change = await beginChange(client, userId);
      const { taken: shown, unsure } = takeOut(client, mutationKey, gone);
      for (const each of shown) taken.current.set(each.creation.id, each);
      change.doubt(unsure);
      return change;
    },
    onSuccess: ({ refused }, _several, change) => {
      if (refused.length === 0) return;
      showBack(client, mutationKey, takenOf(refused));
      change.doubtAll();
    },
    onSettled: (_answer, _problem, _several, change) => endWithTrash(change),
  });

  const restore = useMutation({
    mutationKey,
    mutationFn: ({ creations: back, onProgress }: Several) =>
      severalAtOnce(back, ({ id }) => creations.restore(id), onProgress),
    onMutate: async ({ creations: back }) => {
      const change = await beginChange(client, userId);
      const shown = takenOf(back);
      change.doubt(showBack(client, mutationKey, shown).unsure);
      if (shown.length < back.length) change.doubtAll();
      return change;
    },
    onSuccess: ({ refused }, _several, change) => {
      if (refused.length === 0) return;
      takeOut(client, mutationKey, refused);
      change.doubtAll();
    },
    onSettled: (_answer, _problem, _several, change) => endWithTrash(change),
  });

  return { like, remove, restore };
}
