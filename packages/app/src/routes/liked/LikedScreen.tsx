import { generalWords, libraryWords, listWords, sampleCreations, type CreationType } from '@kinora/contract';
import { EmptyState, Stack } from '@kinora/design-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { creationsQuery } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { CardGrid } from '../library/CardGrid.tsx';
import { CreationSheet } from '../library/CreationSheet.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { ShownChoice } from '../library/ShownChoice.tsx';
import { notLoaded } from '../library/notLoaded.ts';
import { NothingMatches } from '../library/NothingMatches.tsx';
import { SampleCard } from '../library/SampleCard.tsx';
import { useAddressChoice } from '../library/useAddressChoice.ts';
import { sortedSamples } from './sortedSamples.ts';

const words = libraryWords.liked;
const views = ['recent', 'mostLiked', 'image', 'video'] as const;
const filters = views.map((value) => ({ value, label: words.filters[value] }));
const typeIn = (view: (typeof views)[number]): CreationType | undefined =>
  view === 'image' || view === 'video' ? view : undefined;

/** The creations that one likes most; samples while there are none (A145). */
export function Component() {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const [view, setView] = useAddressChoice('show', views);
  const type = typeIn(view);
  const all = useInfiniteQuery(creationsQuery(api, userId, { sort: 'liked' }));
  const some = useInfiniteQuery({
    ...creationsQuery(api, userId, { sort: 'liked', ...(type && { type }) }),
    enabled: type !== undefined,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNone = all.data?.pages.at(-1)?.total === 0;

  return (
    <LibraryPage
      title={words.title}
      headingRef={heading}
      filters={<ShownChoice options={filters} value={view} onChange={setView} />}
    >
      <CreationSheet
        // Another choice begins with nothing chosen.
        key={view}
        userId={userId}
        asked={type && !hasNone ? some : all}
        failed={(error) => notLoaded(listWords.what.liked, error)}
        labels={{ title: words.title, loading: generalWords.loading(listWords.what.liked) }}
        onGone={() => heading.current?.focus()}
        emptyState={
          hasNone ? (
            <Stack gap={24}>
              <EmptyState title={words.empty.title} size="sm">
                {words.empty.description}
              </EmptyState>
              <CardGrid isFilm>
                {sortedSamples(sampleCreations, view).map((sample) => (
                  <SampleCard key={sample.id} sample={sample} />
                ))}
              </CardGrid>
            </Stack>
          ) : (
            <NothingMatches onAllRequested={() => setView('recent')} />
          )
        }
      />
    </LibraryPage>
  );
}
