import { historyWords } from '@kinora/contract';
import { Heading, Inline, Stack, Text } from '@kinora/design-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { creationsQuery } from '../../queries/creations.ts';
import { pageWidth } from '../../shell/shell.css.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryProblem } from './HistoryProblem.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { useHistoryView } from './historyView.ts';

const whole = new Intl.NumberFormat('en-US');
const countOf = (total: number) => `${whole.format(total)} ${total === 1 ? 'creation' : 'creations'}`;

/** All that one made. */
export function Component() {
  const userId = useAuth().user!.id;
  const [view, setView] = useHistoryView();
  const history = useInfiniteQuery(creationsQuery(useStudioApi(), userId, view));
  const heading = useRef<HTMLHeadingElement>(null);
  const creations = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = history.data?.pages.at(-1)?.total;

  return (
    <Stack gap={24} className={pageWidth}>
      <Inline gap={16} justify="between" align="end">
        <Stack gap={4}>
          <Heading level={1} tabIndex={-1} ref={heading}>
            {historyWords.title}
          </Heading>
          <Text tone="secondary" isMono aria-live="polite">
            {total === undefined ? ' ' : countOf(total)}
          </Text>
        </Stack>
        <HistoryFilters view={view} onViewChanged={setView} />
      </Inline>
      {history.isError && (
        <HistoryProblem error={history.error} onRetryRequested={() => void history.refetch()} />
      )}
      {history.isPending ? (
        <HistorySkeleton />
      ) : creations.length > 0 ? (
        <HistorySheet
          userId={userId}
          creations={creations}
          hasMore={history.hasNextPage}
          isLoadingMore={history.isFetchingNextPage}
          onMoreRequested={() => void history.fetchNextPage()}
          // The question gives the focus back first, to a button that is no longer there.
          onDeleted={() => setTimeout(() => heading.current?.focus())}
        />
      ) : (
        history.isSuccess && <HistoryEmpty view={view} onViewChanged={setView} />
      )}
    </Stack>
  );
}
