import { EmptyState } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import { ActivityEntry } from './ActivityEntry.tsx';
import { list } from './ActivityTray.css.ts';
import type { ActivityEvents, ActivityItem, SendingItem } from './activityItem.ts';

export interface ActivityListProps extends ActivityEvents {
  /** Newest first: what is under way, and what ended since. */
  items: readonly ActivityItem[];
  /** Newest first: what is being sent, of which nobody else knows yet. */
  sendings?: readonly SendingItem[] | undefined;
  /** Why what is under way can't be told now: what is listed is from before. */
  problem?: string | undefined;
  /** It is being asked for again. */
  isRetrying?: boolean | undefined;
  onRefreshRequested?: (() => void) | undefined;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** Every generation that is under way or has just ended, newest first. */
export function ActivityList({
  items,
  sendings = [],
  problem,
  isRetrying,
  onRefreshRequested,
  labels,
  ...events
}: ActivityListProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  const all = [...sendings, ...items];
  return (
    <>
      {problem && (
        <RetryNotice
          title={problem}
          retryLabel={words.tryAgain}
          isRetrying={isRetrying}
          onRetryRequested={onRefreshRequested}
        />
      )}
      {all.length > 0 ? (
        <ul className={list} aria-label={words.activity} data-component="ActivityList">
          {all.map((item) => (
            <ActivityEntry
              // What is accepted stays where it is, and keeps the focus.
              key={'job' in item ? (item.id ?? item.job.task_id) : item.id}
              item={item}
              labels={labels}
              {...events}
            />
          ))}
        </ul>
      ) : (
        !problem && (
          <EmptyState size="sm" title={words.nothingUnderWay} headingLevel={3} data-component="ActivityList">
            {words.nothingNote}
          </EmptyState>
        )
      )}
    </>
  );
}
