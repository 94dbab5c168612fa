import { deedWords, libraryWords, problemIn, sharedAlbumHref, type Album } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';
import { AlbumDialog, type AlbumTask } from '@kinora/studio-kit';
import { useState, type ReactNode } from 'react';
import { useAlbumMutations, type SavedAlbum } from '../../queries/useAlbumMutations.ts';
import { useToasts } from '../../toasts.tsx';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { useTelling } from '../../useTelling.ts';

const words = libraryWords.albums;
const topic = 'album';

type Asked =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'share' | 'delete'; readonly albumId: string };

/** What a task says now: the album of this moment, not of the press. */
function taskOf(asked: Asked | null, albums: readonly Album[]): AlbumTask<Album> | null {
  if (asked === null || asked.kind === 'delete') return null;
  if (asked.kind === 'create') return { kind: 'create' };
  const album = albums.find(({ id }) => id === asked.albumId);
  if (!album) return null;
  if (asked.kind === 'rename') return { kind: 'rename', album };
  const { shareToken } = album;
  return {
    kind: 'share',
    album,
    link: shareToken ? new URL(sharedAlbumHref(shareToken), location.origin).href : null,
  };
}

/** What is done with albums, and the dialogs that it takes. */
export function useAlbumTasks(
  userId: string,
  albums: readonly Album[],
  { onDeleted }: { onDeleted?: ((album: Album) => void) | undefined } = {},
): { readonly dialogs: ReactNode; readonly ask: (asked: Asked) => void } {
  const toasts = useToasts();
  const tell = useTelling();
  const { save, setPublic, remove } = useAlbumMutations(userId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string>();
  const doomed = asked?.kind === 'delete' ? albums.find(({ id }) => id === asked.albumId) : undefined;

  const close = () => setAsked(null);
  const attempt = async (work: Promise<unknown>, succeeded: () => void) => {
    setProblem(undefined);
    try {
      await work;
      succeeded();
    } catch (thrown) {
      setProblem(problemIn(thrown)?.message ?? words.failed);
    }
  };
  const saveAlbum = useOneAtATime((album: SavedAlbum) =>
    attempt(save.mutateAsync(album), () => {
      close();
      toasts.add({ tone: 'success', topic, title: words.saved });
    }),
  );
  const setVisibility = (album: Album, isPublic: boolean) =>
    attempt(setPublic.mutateAsync({ album, isPublic }), () => {
      toasts.add({ tone: 'success', topic, title: isPublic ? words.madePublic : words.madePrivate });
    });

  return {
    ask: (next) => {
      setProblem(undefined);
      setAsked(next);
    },
    dialogs: (
      <>
        <AlbumDialog
          task={taskOf(asked, albums)}
          isPending={save.isPending || setPublic.isPending}
          problem={problem}
          onSaveRequested={(album) => void saveAlbum(album)}
          onVisibilityRequested={({ album, isPublic }) => void setVisibility(album, isPublic)}
          onAdditionRequested={() => {}}
          onClosed={close}
        />
        <AlertDialog
          isOpen={doomed !== undefined}
          onOpenChange={(isOpen) => !isOpen && close()}
          title={words.deleteQuestion}
          confirmLabel={deedWords.delete}
          tone="danger"
          onConfirmed={() => {
            close();
            if (!doomed) return;
            tell(remove.mutateAsync(doomed), { topic, failed: words.failed }, () => {
              toasts.add({ tone: 'success', topic, title: words.deleted });
            });
            onDeleted?.(doomed);
          }}
        >
          {doomed?.title}
        </AlertDialog>
      </>
    ),
  };
}
