import { Button, Inline, LinkButton, Text } from '@kinora/design-system';
import { useId } from 'react';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import type { ActivityEvents, ActivityItem, SendingItem } from './activityItem.ts';

interface EntryUnderWayProps extends Omit<ActivityEvents, 'onRetryRequested' | 'onDismissed'> {
  item: ActivityItem | SendingItem;
  words: StudioLabels;
}

/** What can be done about one that is under way. */
export function EntryUnderWay({
  item,
  words,
  onCancelRequested,
  onSendingCancelRequested,
  onLinkFollowed,
}: EntryUnderWayProps) {
  const said = useId();
  const { title, studio } = item;
  const job = 'job' in item ? item.job : null;
  const returns = job?.cancel_returns;
  const isHeld = 'share' in item && item.share === null;
  const isOpen = isHeld && !item.taskId;
  const note = returns ? (returns === 'all' ? words.returnsAll : words.returnsNone) : isOpen && words.notYet;
  const cancel =
    'share' in item
      ? () => !isHeld && onSendingCancelRequested?.({ id: item.id })
      : returns && (() => onCancelRequested({ taskId: item.job.task_id, returns }));
  return (
    <>
      {note && (
        <Text id={said} size="xs" tone="secondary">
          {note}
        </Text>
      )}
      {(cancel || studio) && (
        <Inline gap={8}>
          {cancel && (
            <Button
              size="sm"
              isUnavailable={isHeld}
              aria-label={words.cancelOf(title)}
              aria-describedby={note ? said : undefined}
              onPress={cancel}
            >
              {words.cancel}
            </Button>
          )}
          {studio && (
            <LinkButton size="sm" variant="ghost" href={studio.href} onPress={onLinkFollowed}>
              {words.backTo(studio.title)}
            </LinkButton>
          )}
        </Inline>
      )}
    </>
  );
}
