import { libraryWords, listWords, problemIn, type Album, type StudioCreation } from '@kinora/contract';
import { AlbumDialog } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { albumsHoldingQuery, albumsQuery } from '../../queries/albums.ts';
import { useAlbumMutations, type SavedAlbum } from '../../queries/useAlbumMutations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

const words = libraryWords.albums;

/** What the dialog is open for. */
interface Question {
  /** The album that was made in it. */
  made: { readonly id: string; readonly title: string } | null;
}

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
  const open = useRef<Question>(null);
  const albums = useQuery({ ...albumsQuery(api, userId), enabled: chosen !== null });
  const held = useQuery({
    ...albumsHoldingQuery(api, userId, chosen?.map(({ id }) => id) ?? []),
    enabled: chosen !== null,
  });

  const turnTo = (question: Question | null, creations: readonly StudioCreation[] | null) => {
    open.current = question;
    setState({ isPending: false });
    setChosen(creations);
  };
  const add = async (
    creations: readonly StudioCreation[],
    { title, idOf }: { title: string; idOf: (question: Question) => Promise<string> },
  ) => {
    const question = open.current!;
    // It may have been closed meanwhile, and opened for others: that one is left as it is.
    const isOpen = () => open.current === question;
    setState({ isPending: true });
    try {
      await put.mutateAsync({ albumId: await idOf(question), creations });
      if (isOpen()) turnTo(null, null);
      toasts.add({ tone: 'success', topic: 'album', title: words.added(title) });
    } catch (thrown) {
      const problem = problemIn(thrown)?.message ?? words.failed;
      if (isOpen()) setState({ isPending: false, problem });
      else toasts.add({ tone: 'danger', topic: 'album', title: problem });
    }
  };
  /** Tried again, no album is made twice: at most it gets the title that stands there now. */
  const idOfNew = async (question: Question, album: SavedAlbum) => {
    const { made } = question;
    if (made?.title === album.title) return made.id;
    const id = await save.mutateAsync(made ? { ...album, id: made.id } : album);
    question.made = { id, title: album.title };
    return id;
  };
  const problem =
    state.problem ?? (albums.isError ? libraryWords.loadFailed(listWords.what.albums) : undefined);

  return {
    ask: ({ creations }) => turnTo({ made: null }, creations),
    dialog: (
      <AlbumDialog
        task={
          chosen && {
            kind: 'add',
            albums: albums.data ?? (albums.isError ? [] : null),
            count: chosen.length,
            // Until that is known, and where it cannot be, an album takes what it has already all the same.
            held: held.data,
          }
        }
        isPending={state.isPending}
        problem={problem}
        onSaveRequested={(album) =>
          chosen && void add(chosen, { title: album.title, idOf: (question) => idOfNew(question, album) })
        }
        onAdditionRequested={({ album }: { album: Album }) =>
          chosen && void add(chosen, { title: album.title, idOf: async () => album.id })
        }
        onVisibilityRequested={() => {}}
        onClosed={() => turnTo(null, null)}
      />
    ),
  };
}
