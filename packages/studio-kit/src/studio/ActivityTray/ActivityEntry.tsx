import { hasEnded, saysNotCharged } from '@kinora/contract';
import { Button, IconButton, Inline, LinkButton, Text } from '@kinora/design-system';
import { X } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { entry, headline } from './ActivityTray.css.ts';
import { EntryStanding } from './EntryStanding.tsx';
import { EntryUnderWay } from './EntryUnderWay.tsx';
import type { ActivityEvents, ActivityItem, SendingItem } from './activityItem.ts';

interface ActivityEntryProps extends ActivityEvents {
  item: ActivityItem | SendingItem;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** One generation, from its sending to its end: how it stands, and what can be done about it now. */
export function ActivityEntry({
  item,
  labels,
  onRetryRequested,
  onDismissed,
  ...events
}: ActivityEntryProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  const { title } = item;
  const { job = null, href = null } = 'job' in item ? item : {};
  const { status = null, creation_id = null, message = null } = job ?? {};
  const isOver = status !== null && hasEnded(status);
  return (
    <li className={entry} data-status={status ?? 'sending'}>
      <div className={headline}>
        <Text size="sm" weight="medium" isTruncated>
          {title}
        </Text>
        {job && isOver && onDismissed && (
          <IconButton
            size="sm"
            icon={X}
            label={words.dismissOf(title)}
            onPress={() => onDismissed({ taskId: job.task_id })}
          />
        )}
      </div>
      <EntryStanding item={item} words={words} />
      {status === 'failed' && (
        <Text size="sm" tone="secondary">
          {message} {!saysNotCharged(message ?? '') && words.notCharged}
        </Text>
      )}
      {!isOver && <EntryUnderWay item={item} words={words} {...events} />}
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
          <LinkButton size="sm" href={href} aria-label={words.openOf(title)} onPress={events.onLinkFollowed}>
            {words.open}
          </LinkButton>
        </Inline>
      )}
    </li>
  );
}
