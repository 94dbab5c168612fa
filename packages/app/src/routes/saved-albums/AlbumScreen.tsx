import { deedWords, generalWords, libraryWords, listWords, routes } from '@kinora/contract';
import { Badge, Button, EmptyState, Inline, LinkButton } from '@kinora/design-system';
import { ArrowLeft, Globe, Lock, Pencil, Share2, Trash2 } from '@kinora/design-system/icons';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { albumCreationsQuery, albumsQuery } from '../../queries/albums.ts';
import { useAlbumMutations } from '../../queries/useAlbumMutations.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { usePageName } from '../../shell/pageName.ts';
import { useToasts } from '../../toasts.tsx';
import { CardSkeletons } from '../library/CardSkeletons.tsx';
import { CreationSheet } from '../library/CreationSheet.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { notLoaded } from '../library/notLoaded.ts';
import { LoadProblem } from '../library/LoadProblem.tsx';
import { useTelling } from '../../useTelling.ts';
import { useAlbumTasks } from './useAlbumTasks.tsx';

const words = libraryWords.albums;
const work = { topic: 'album', failed: words.failed };

/** One album of one's own, with all that is in it. */
export function AlbumScreen({ albumId }: { albumId: string }) {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const navigate = useNavigate();
  const toasts = useToasts();
  const tell = useTelling();
  const albums = useQuery(albumsQuery(api, userId));
  const failure = useFailure(albums);
  const album = albums.data?.find(({ id }) => id === albumId);
  usePageName(album?.title);
  const inside = useInfiniteQuery({
    ...albumCreationsQuery(api, userId, albumId),
    enabled: album !== undefined,
  });
  const { put, take } = useAlbumMutations(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const { dialogs, ask } = useAlbumTasks(userId, albums.data ?? [], {
    onDeleted: () => void navigate(routes.albums.path, { replace: true }),
  });
  const back = (
    <LinkButton href={routes.albums.path} icon={ArrowLeft} variant="ghost">
      {words.back}
    </LinkButton>
  );

  if (!album)
    return (
      <LibraryPage title={words.title} headingRef={heading} action={back}>
        {failure ? (
          <LoadProblem what={listWords.what.album} {...failure} />
        ) : albums.isPending ? (
          <CardSkeletons what={listWords.what.album} />
        ) : (
          <EmptyState title={words.notFound} frame={null} actions={back} />
        )}
      </LibraryPage>
    );
  return (
    <LibraryPage
      title={album.title}
      note={album.description || undefined}
      headingRef={heading}
      action={back}
      filters={
        <Inline gap={8}>
          <Badge icon={album.isPublic ? Globe : Lock}>
            {album.isPublic ? words.visibility.public : words.visibility.private}
          </Badge>
          <Button size="sm" icon={Pencil} onPress={() => ask({ kind: 'rename', albumId })}>
            {deedWords.rename}
          </Button>
          <Button size="sm" icon={Share2} onPress={() => ask({ kind: 'share', albumId })}>
            {deedWords.share}
          </Button>
          <Button
            size="sm"
            tone="danger"
            variant="ghost"
            icon={Trash2}
            onPress={() => ask({ kind: 'delete', albumId })}
          >
            {deedWords.delete}
          </Button>
        </Inline>
      }
    >
      <CreationSheet
        userId={userId}
        asked={inside}
        failed={(error) => notLoaded(listWords.what.album, error)}
        labels={{
          title: album.title,
          loading: generalWords.loading(listWords.what.album),
          delete: words.take,
          deleteSelected: words.takeChosen,
        }}
        emptyState={
          <EmptyState
            title={words.inside.title}
            actions={<LinkButton href={routes.history.path}>{libraryWords.bookmarks.toHistory}</LinkButton>}
          >
            {words.inside.description}
          </EmptyState>
        }
        onTaken={({ creations }) => {
          tell(take.mutateAsync({ albumId, creations }), work, () => {
            toasts.add({
              tone: 'success',
              title: words.taken,
              action: {
                label: generalWords.undo,
                onPress: () => tell(put.mutateAsync({ albumId, creations }), work),
              },
            });
          });
        }}
        onGone={focusHeading}
      />
      {dialogs}
    </LibraryPage>
  );
}
