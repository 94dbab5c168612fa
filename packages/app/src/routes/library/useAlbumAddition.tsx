import { libraryWords, listWords, problemIn, type Album, type StudioCreation } from '@kinora/contract';
import { AlbumDialog } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { albumsQuery } from '../../queries/albums.ts';
import { useAlbumMutations, type SavedAlbum } from '../../queries/useAlbumMutations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

const words = libraryWords.albums;

/** Puts creations into an album: the dialog that asks into which, and the way to open it. */
export function useAlbumAddition(userId: string): {
  readonly dialog: ReactNode;
  readonly ask: (event: { creations: readonly StudioCreation[] }) => void;
} {
  const api = useStudioApi();
  const toasts = useToasts();
  const { put, save } = useAlbumMutations(userId);
  const [chosen, setChosen] = useState<readonly StudioCreation[] | null>(null);
  const [state, setState] = useState<{ isPending: boolean; problem?: string }>({ isPending: false });
  const made = useRef<{ readonly id: string; readonly title: string }>(null);
  const albums = useQuery({ ...albumsQuery(api, userId), enabled: chosen !== null });

  const add = async (
    creations: readonly StudioCreation[],
    { title, idOf }: { title: string; idOf: () => Promise<string> },
  ) => {
    setState({ isPending: true });
    try {
      await put.mutateAsync({ albumId: await idOf(), creations });
      setState({ isPending: false });
      setChosen(null);
      toasts.add({ tone: 'success', topic: 'album', title: words.added(title) });
    } catch (thrown) {
      setState({ isPending: false, problem: problemIn(thrown)?.message ?? words.failed });
    }
  };
  /** Tried again, no album is made twice: at most it gets the title that stands there now. */
  const idOfNew = async (album: SavedAlbum) => {
    const { current: last } = made;
    if (last?.title === album.title) return last.id;
    const id = await save.mutateAsync(last ? { ...album, id: last.id } : album);
    made.current = { id, title: album.title };
    return id;
  };
  const problem =
    state.problem ?? (albums.isError ? libraryWords.loadFailed(listWords.what.albums) : undefined);

  return {
    ask: ({ creations }) => {
      made.current = null;
      setState({ isPending: false });
      setChosen(creations);
    },
    dialog: (
      <AlbumDialog
        task={
          chosen && {
            kind: 'add',
            albums: albums.data ?? (albums.isError ? [] : null),
            count: chosen.length,
          }
        }
        isPending={state.isPending}
        problem={problem}
        onSaveRequested={(album) =>
          chosen && void add(chosen, { title: album.title, idOf: () => idOfNew(album) })
        }
        onAdditionRequested={({ album }: { album: Album }) =>
          chosen && void add(chosen, { title: album.title, idOf: async () => album.id })
        }
        onVisibilityRequested={() => {}}
        onClosed={() => setChosen(null)}
      />
    ),
  };
}
