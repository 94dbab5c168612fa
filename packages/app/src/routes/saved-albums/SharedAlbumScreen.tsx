import { libraryWords, listWords, problemIn, routes } from '@kinora/contract';
import { Button, Count, EmptyState, LinkButton } from '@kinora/design-system';
import { Flag } from '@kinora/design-system/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedAlbumQuery } from '../../queries/albums.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { usePageName } from '../../shell/pageName.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { CardGrid } from '../library/CardGrid.tsx';
import { CardSkeletons } from '../library/CardSkeletons.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { LoadProblem } from '../library/LoadProblem.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { SharedFrame } from './SharedFrame.tsx';

const words = libraryWords.albums;

/** An album that somebody shared, for whoever has its link (D37). */
export function SharedAlbumScreen({ token }: { token: string }) {
  const shared = useQuery(sharedAlbumQuery(useStudioApi(), token));
  const failure = useFailure(shared);
  const [isReporting, setIsReporting] = useState(false);
  const album = shared.data;
  usePageName(album?.title);
  const isGone = problemIn(shared.error)?.kind === 'NotFound';

  return (
    <LibraryPage
      title={album?.title ?? words.title}
      note={album?.description || undefined}
      action={
        album && (
          <Button size="sm" variant="ghost" icon={Flag} onPress={() => setIsReporting(true)}>
            {words.report}
          </Button>
        )
      }
      filters={
        album && (
          <p>
            <Count value={album.itemCount} words={words.items} />
          </p>
        )
      }
    >
      {/* Whoever has the link may look; a search engine must not hand it on. */}
      <meta name="robots" content="noindex" />
      {failure && !isGone && <LoadProblem what={listWords.what.album} {...failure} />}
      {isGone && (
        <EmptyState
          title={words.notFound}
          frame={null}
          actions={<LinkButton href={routes.home.path}>{words.toKinora}</LinkButton>}
        />
      )}
      {shared.isPending && !failure && <CardSkeletons isFilm what={listWords.what.album} />}
      {album && (
        <CardGrid isFilm>
          {album.items.map((item) => (
            <SharedFrame key={item.id} item={item} />
          ))}
        </CardGrid>
      )}
      <ReportDialog token={token} isOpen={isReporting} onClosed={() => setIsReporting(false)} />
    </LibraryPage>
  );
}
