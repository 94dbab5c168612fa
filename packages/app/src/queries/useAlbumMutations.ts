import type { Album, StudioCreation } from '@kinora/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { albumCreationsKey, albumsKey } from './albums.ts';
import { putBack } from './putBack.ts';
import { showBack, takeOut } from './takenOut.ts';
import { useShownChange } from './useShownChange.ts';

interface Visibility {
  readonly album: Album;
  readonly isPublic: boolean;
}
interface Contents {
  readonly albumId: string;
  readonly creations: readonly StudioCreation[];
}
/** Without an id it is a new one. */
export interface SavedAlbum {
  readonly id?: string;
  readonly title: string;
  readonly description: string;
}

const idsOf = (creations: readonly StudioCreation[]) => creations.map(({ id }) => id);

/** Changes to albums and to what is in them. */
export function useAlbumMutations(userId: string) {
  const { library } = useStudioApi();
  const client = useQueryClient();
  const queryKey = albumsKey(userId);

  const refresh = (albumId?: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      albumId && client.invalidateQueries({ queryKey: albumCreationsKey(userId, albumId) }),
    ]);

  const save = useShownChange<Album, SavedAlbum, string>({
    queryKey,
    call: (album) => library.saveAlbum(album),
    // A new one has no name on the server yet, so it comes with the answer.
    show: (items, { id, title, description }) =>
      items.map((each) => (each.id === id ? { ...each, title, description } : each)),
    takeBack: (items, { id }, before) => {
      const was = before.find((each) => each.id === id);
      return items.map((each) =>
        was && each.id === id ? { ...each, title: was.title, description: was.description } : each,
      );
    },
  });

  const remove = useShownChange<Album, Album, void>({
    queryKey,
    call: ({ id }) => library.deleteAlbum(id),
    show: (items, { id }) => items.filter((each) => each.id !== id),
    takeBack: (items, { id }, before) => putBack(items, id, before),
  });

  const setPublic = useMutation({
    mutationFn: ({ album, isPublic }: Visibility) => library.setAlbumPublic(album.id, isPublic),
    // Not before the server says so: a link that is not there yet must not be copied.
    onSuccess: (answer, { album }) =>
      client.setQueryData<readonly Album[]>(queryKey, (albums) =>
        albums?.map((each) => (each.id === album.id ? { ...each, ...answer } : each)),
      ),
    onSettled: () => refresh(),
  });

  const put = useMutation({
    mutationFn: ({ albumId, creations }: Contents) => library.addToAlbum(albumId, idsOf(creations)),
    onSettled: (_answer, _problem, { albumId }) => refresh(albumId),
  });

  const take = useMutation({
    mutationFn: ({ albumId, creations }: Contents) => library.removeFromAlbum(albumId, idsOf(creations)),
    onMutate: async ({ albumId, creations }) => {
      const key = albumCreationsKey(userId, albumId);
      await client.cancelQueries({ queryKey: key });
      return takeOut(client, key, creations);
    },
    onError: (_problem, { albumId }, shown) =>
      void showBack(client, albumCreationsKey(userId, albumId), shown?.taken ?? []),
    onSettled: (_answer, _problem, { albumId }) => refresh(albumId),
  });

  return { save, remove, setPublic, put, take };
}
