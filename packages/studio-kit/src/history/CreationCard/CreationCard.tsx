import { titleOf, type Creation, type CreationStatus } from '@kinora/contract';
import { Badge, IconButton, Inline, Text } from '@kinora/design-system';
import { Download, Heart, Trash2 } from '@kinora/design-system/icons';
import { actions, badge, card, face, words } from './CreationCard.css.ts';
import { CreationFace } from './CreationFace.tsx';

export interface CreationCardProps {
  creation: Creation;
  /** When it was made, already in the reader's own format and zone; by default as in A133. */
  locale?: string | undefined;
  timeZone?: string | undefined;
  isBusy?: boolean | undefined;
  onLikeToggled: (event: { creation: Creation; isLiked: boolean }) => void;
  onDownloadRequested: (event: { creation: Creation }) => void;
  onDeleteRequested: (event: { creation: Creation }) => void;
}

const statusWords: { readonly [S in Exclude<CreationStatus, 'completed'>]: string } = {
  queued: 'Queued',
  processing: 'Processing',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const statusTones = {
  queued: 'neutral',
  processing: 'info',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

/** Short month, day, hour, minute (A133). */
export const shownDate = (iso: string, locale?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));

/** One frame of the contact sheet: the picture, what it is, and what can be done with it. */
export function CreationCard({
  creation,
  locale,
  timeZone,
  isBusy = false,
  onLikeToggled,
  onDownloadRequested,
  onDeleteRequested,
}: CreationCardProps) {
  const { created_at, is_liked, status } = creation;
  const title = titleOf(creation);
  return (
    <article className={card} data-component="CreationCard" aria-label={title}>
      <div className={face}>
        <CreationFace creation={creation} />
        {status !== 'completed' && (
          <Badge className={badge} tone={statusTones[status]}>
            {statusWords[status]}
          </Badge>
        )}
      </div>
      <div className={words}>
        <Text size="sm" weight="medium" isTruncated title={title}>
          {title}
        </Text>
        <Inline justify="between" gap={4}>
          <Text as="time" size="xs" tone="tertiary" isMono>
            {shownDate(created_at, locale, timeZone)}
          </Text>
          <Inline gap={2} wrap={false} className={actions}>
            <IconButton
              size="sm"
              icon={Heart}
              label="Like"
              isPressed={is_liked}
              isDisabled={isBusy}
              onPress={() => onLikeToggled({ creation, isLiked: !is_liked })}
            />
            <IconButton
              size="sm"
              icon={Download}
              label="Download"
              isUnavailable={!creation.download_url}
              isDisabled={isBusy}
              onPress={() => onDownloadRequested({ creation })}
            />
            <IconButton
              size="sm"
              icon={Trash2}
              label="Delete"
              isDisabled={isBusy}
              onPress={() => onDeleteRequested({ creation })}
            />
          </Inline>
        </Inline>
      </div>
    </article>
  );
}
