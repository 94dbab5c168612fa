import { historyWords, libraryWords } from '@kinora/contract';
import { FilterBar, noFilters, type HistoryFilters } from '@kinora/studio-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { creationsQuery } from '../../queries/creations.ts';
import { trashQuery } from '../../queries/trash.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { CreationSheet } from '../library/CreationSheet.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import { useHistoryFilters, viewOf } from './historyView.ts';
import { TrashSheet } from './TrashSheet.tsx';
import { historyProblem } from './historyProblem.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** Whether less than all is shown. */
const isFiltered = ({ type, sort, search }: HistoryFilters): boolean =>
  type !== noFilters.type || sort === 'liked' || search.trim() !== '';

/** All that one made, and what one deleted of it. */
export function Component() {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const [filters, setFilters] = useHistoryFilters();
  const { isTrash } = filters;
  const [search, setSearch] = useTypedSearch(filters.search, (text) =>
    setFilters({ ...filters, search: text }, { replace: true }),
  );
  const history = useInfiniteQuery({
    ...creationsQuery(api, userId, viewOf(filters)),
    enabled: !isTrash,
    // While another word is looked for, what was found before stays in sight.
    placeholderData: keepPreviousData,
  });
  const trash = useInfiniteQuery({ ...trashQuery(api, userId), enabled: isTrash });
  const shown = isTrash ? trash : history;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();

  return (
    <LibraryPage
      title={isTrash ? libraryWords.trash.title : historyWords.title}
      headingRef={heading}
      filters={
        <FilterBar
          filters={{ ...filters, search }}
          total={shown.data?.pages.at(-1)?.total ?? (shown.isError ? undefined : null)}
          isPending={history.isPlaceholderData || search !== filters.search}
          onFiltersChanged={({ filters: next }) =>
            next.search === search ? setFilters({ ...next, search: filters.search }) : setSearch(next.search)
          }
        />
      }
    >
      {isTrash ? (
        <TrashSheet userId={userId} onGone={focusHeading} />
      ) : (
        <CreationSheet
          // Another view begins with nothing chosen.
          key={JSON.stringify(viewOf(filters))}
          userId={userId}
          asked={history}
          failed={historyProblem}
          emptyState={
            <HistoryEmpty isFiltered={isFiltered(filters)} onAllRequested={() => setFilters(noFilters)} />
          }
          onGone={focusHeading}
        />
      )}
    </LibraryPage>
  );
}
