import { libraryWords, listWords, problemIn, type Album, type StudioCreation } from '@kinora/contract';
import { AlbumDialog } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { albumsQuery } from '../../queries/albums.ts';
import { useAlbumMutations } from '../../queries/useAlbumMutations.ts';
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
  const problem =
    state.problem ?? (albums.isError ? libraryWords.loadFailed(listWords.what.albums) : undefined);

  return {
    ask: ({ creations }) => {
      setState({ isPending: false });
      setChosen(creations);
    },
    dialog: (
      <AlbumDialog
        task={
          chosen && (albums.data || albums.isError)
            ? { kind: 'add', albums: albums.data ?? [], count: chosen.length }
            : null
        }
        isPending={state.isPending}
        problem={problem}
        onSaveRequested={(album) =>
          chosen && void add(chosen, { title: album.title, idOf: () => save.mutateAsync(album) })
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
