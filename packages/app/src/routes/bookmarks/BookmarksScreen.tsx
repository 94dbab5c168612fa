import { libraryWords, listWords, routes, type Bookmark } from '@kinora/contract';
import { EmptyState, LinkButton } from '@kinora/design-system';
import { BookmarkCard } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { bookmarksQuery } from '../../queries/bookmarks.ts';
import { modelsQuery } from '../../queries/models.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { Cards } from '../library/Cards.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { ShownChoice } from '../library/ShownChoice.tsx';
import { NothingMatches } from '../library/NothingMatches.tsx';
import { useAddressChoice } from '../library/useAddressChoice.ts';
import { useBookmarking } from '../library/useBookmarking.ts';
import { useCardBeside } from '../library/useCardBeside.ts';

/** The catalogue, with one model opened. */
const modelHref = (id: string): string => `${routes.models.path}?model=${encodeURIComponent(id)}`;

const words = libraryWords.bookmarks;
const kinds = ['all', 'image', 'video', 'model'] as const;
const filters = kinds.map((value) => ({ value, label: words.filters[value] }));
const kindOf = ({ creation, model_id }: Bookmark) => (model_id === null ? creation?.type : 'model');

/** What one put aside to come back to (A144). */
export function Component() {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const [kind, setKind] = useAddressChoice('type', kinds);
  const bookmarks = useQuery(bookmarksQuery(api, userId));
  const needsModels = bookmarks.data?.some(({ model_id }) => model_id !== null) ?? false;
  const models = useQuery({ ...modelsQuery(api), enabled: needsModels });
  const { remove } = useBookmarking(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, handOn } = useCardBeside(() => heading.current?.focus());

  const isWhole = !needsModels || models.data !== undefined;
  const shown = isWhole
    ? bookmarks.data?.filter((each) => kind === 'all' || kindOf(each) === kind)
    : undefined;

  return (
    <LibraryPage
      title={words.title}
      headingRef={heading}
      filters={<ShownChoice options={filters} value={kind} onChange={setKind} />}
    >
      <Cards
        ref={cards}
        what={listWords.what.bookmarks}
        asked={models.isError || !isWhole ? models : bookmarks}
        items={shown}
        isFilm
        empty={
          bookmarks.data?.length ? (
            <NothingMatches onAllRequested={() => setKind('all')} />
          ) : (
            <EmptyState
              title={words.empty.title}
              actions={
                <>
                  <LinkButton href={routes.history.path}>{words.toHistory}</LinkButton>
                  <LinkButton href={routes.models.path}>{words.toModels}</LinkButton>
                </>
              }
            >
              {words.empty.description}
            </EmptyState>
          )
        }
      >
        {(bookmark) => (
          <BookmarkCard
            key={bookmark.id}
            bookmark={bookmark}
            model={models.data?.find(({ id }) => id === bookmark.model_id)}
            modelsHref={modelHref(bookmark.model_id ?? '')}
            onRemoveRequested={(event) => {
              handOn(shown, event.bookmark);
              remove(event.bookmark);
            }}
          />
        )}
      </Cards>
    </LibraryPage>
  );
}
