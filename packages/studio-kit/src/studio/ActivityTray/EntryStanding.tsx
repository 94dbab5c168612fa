import { Inline, ProgressBar, StatusDot, Text } from '@kinora/design-system';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { ActivityItem, SendingItem } from './activityItem.ts';

const tones = {
  queued: 'neutral',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

interface EntryStandingProps {
  item: ActivityItem | SendingItem;
  words: StudioLabels;
}

/** How far one of the list is. */
export function EntryStanding({ item, words }: EntryStandingProps) {
  const { number } = useReadable();
  const { status, progress, position } =
    'job' in item ? item.job : { status: 'sending' as const, progress: item.share, position: null };
  if (status === 'running' || status === 'sending') {
    const label = status === 'running' ? words.working : progress === null ? words.sending : words.uploading;
    return (
      <ProgressBar
        size="sm"
        label={label}
        {...(progress === null ? { isIndeterminate: true } : { value: progress * 100 })}
      />
    );
  }
  const states = {
    queued: words.queued,
    completed: words.done,
    failed: words.failed,
    cancelled: words.cancelled,
  };
  return (
    <Inline gap={8}>
      <StatusDot size="sm" tone={tones[status]} label={states[status]} />
      {status === 'queued' && position !== null && (
        <Text size="sm" tone="secondary">
          <bdi>{position === 0 ? words.next : words.ahead(number(position))}</bdi>
        </Text>
      )}
    </Inline>
  );
}
