import {
  albumSorts,
  libraryWords,
  listWords,
  routes,
  sampleAlbums,
  sortedAlbums,
  type Album,
} from '@kinora/contract';
import { Button, EmptyState, Inline, SegmentedControl, Stack } from '@kinora/design-system';
import { FolderPlus } from '@kinora/design-system/icons';
import { AlbumCard } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { albumsQuery } from '../../queries/albums.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { CardGrid } from '../library/CardGrid.tsx';
import { Cards } from '../library/Cards.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { samplePicture } from '../library/samplePicture.ts';
import { useAddressChoice } from '../library/useAddressChoice.ts';
import { useCardBeside } from '../library/useCardBeside.ts';
import { useAlbumTasks } from './useAlbumTasks.tsx';

/** One album of one's own. */
const albumHref = (id: string): string => `${routes.albums.path}?album=${encodeURIComponent(id)}`;

const words = libraryWords.albums;
const sorts = albumSorts.map((value) => ({ value, label: words.sorts[value] }));
const samples = sampleAlbums.map((album) => ({
  ...album,
  coverImage: album.coverImage && samplePicture(album.coverImage),
}));
const none: readonly Album[] = [];

/** One's albums; samples while there are none (A147 to A151). */
export function AlbumsList() {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const navigate = useNavigate();
  const [sort, setSort] = useAddressChoice('sort', albumSorts);
  const albums = useQuery(albumsQuery(api, userId));
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, handOn } = useCardBeside(() => heading.current?.focus());
  const shown = useMemo(() => albums.data && sortedAlbums(albums.data, sort), [albums.data, sort]);
  const { dialogs, ask } = useAlbumTasks(userId, albums.data ?? none, {
    onDeleted: (album) => handOn(shown, album),
  });
  const create = () => ask({ kind: 'create' });

  return (
    <LibraryPage
      title={words.title}
      headingRef={heading}
      action={
        <Button tone="accent" variant="solid" icon={FolderPlus} onPress={create}>
          {words.create}
        </Button>
      }
      filters={
        <Inline>
          <SegmentedControl
            label={listWords.sort}
            isLabelHidden
            isFitted
            options={sorts}
            value={sort}
            onChange={setSort}
          />
        </Inline>
      }
    >
      <Cards
        ref={cards}
        what={listWords.what.albums}
        asked={albums}
        items={shown}
        isFilm
        empty={
          <Stack gap={24}>
            <EmptyState title={words.empty.title} size="sm">
              {words.empty.description}
            </EmptyState>
            <CardGrid isFilm>
              {sortedAlbums(samples, sort).map((album) => (
                <AlbumCard key={album.id} album={album} isSample onOpened={create} />
              ))}
            </CardGrid>
          </Stack>
        }
      >
        {(album) => (
          <AlbumCard
            key={album.id}
            album={album}
            onOpened={() => void navigate(albumHref(album.id))}
            onRenameRequested={() => ask({ kind: 'rename', albumId: album.id })}
            onShareRequested={() => ask({ kind: 'share', albumId: album.id })}
            onDeleteRequested={() => ask({ kind: 'delete', albumId: album.id })}
          />
        )}
      </Cards>
      {dialogs}
    </LibraryPage>
  );
}
