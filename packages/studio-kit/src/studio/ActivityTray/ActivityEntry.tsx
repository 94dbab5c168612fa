import { hasEnded, saysNotCharged } from '@kinora/contract';
import { Button, IconButton, Inline, LinkButton, ProgressBar, StatusDot, Text } from '@kinora/design-system';
import { X } from '@kinora/design-system/icons';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { entry, headline } from './ActivityTray.css.ts';
import type { ActivityEvents, ActivityItem } from './activityItem.ts';

const tones = {
  queued: 'neutral',
  running: 'accent',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

interface ActivityEntryProps extends ActivityItem, ActivityEvents {
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** One generation: how it stands, and what can be done about it now. */
export function ActivityEntry({
  job,
  title,
  href,
  labels,
  onCancelRequested,
  onRetryRequested,
  onDismissed,
}: ActivityEntryProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  const { number } = useReadable();
  const returned = useId();
  const { cancel_returns: returns, creation_id, message, position, progress, status, task_id } = job;
  const states = {
    queued: words.queued,
    running: words.working,
    completed: words.done,
    failed: words.failed,
    cancelled: words.cancelled,
  };
  return (
    <li className={entry} data-status={status}>
      <div className={headline}>
        <Text size="sm" weight="medium" isTruncated>
          {title}
        </Text>
        {hasEnded(status) && onDismissed && (
          <IconButton
            size="sm"
            icon={X}
            label={words.dismissOf(title)}
            onPress={() => onDismissed({ taskId: task_id })}
          />
        )}
      </div>
      {status === 'running' ? (
        <ProgressBar
          size="sm"
          label={words.working}
          {...(progress === null ? { isIndeterminate: true } : { value: progress * 100 })}
        />
      ) : (
        <Inline gap={8}>
          <StatusDot size="sm" tone={tones[status]} label={states[status]} />
          {status === 'queued' && position !== null && (
            <Text size="sm" tone="secondary">
              <bdi>{position === 0 ? words.next : words.ahead(number(position))}</bdi>
            </Text>
          )}
        </Inline>
      )}
      {status === 'failed' && (
        <Text size="sm" tone="secondary">
          {message} {!saysNotCharged(message ?? '') && words.notCharged}
        </Text>
      )}
      {!hasEnded(status) && returns && (
        <>
          <Text id={returned} size="xs" tone="secondary">
            {returns === 'all' ? words.returnsAll : words.returnsNone}
          </Text>
          <Inline>
            <Button
              size="sm"
              aria-label={words.cancelOf(title)}
              aria-describedby={returned}
              onPress={() => onCancelRequested({ taskId: task_id, returns })}
            >
              {words.cancel}
            </Button>
          </Inline>
        </>
      )}
      {(status === 'failed' || status === 'cancelled') && creation_id && (
        <Inline>
          <Button
            size="sm"
            aria-label={words.retryOf(title)}
            onPress={() => onRetryRequested({ creationId: creation_id })}
          >
            {words.retry}
          </Button>
        </Inline>
      )}
      {status === 'completed' && href && (
        <Inline>
          <LinkButton size="sm" href={href} aria-label={words.openOf(title)}>
            {words.open}
          </LinkButton>
        </Inline>
      )}
    </li>
  );
}
