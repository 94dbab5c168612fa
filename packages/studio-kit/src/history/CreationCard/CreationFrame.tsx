import type { ShownCreation } from '@kinora/contract';
import { Badge, Icon, MarkerCircle, Text, VisuallyHidden, type BadgeProps } from '@kinora/design-system';
import { Heart } from '@kinora/design-system/icons';
import { useDeferredValue, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { useReadable } from '../../labels/useReadable.ts';
import {
  actions as actionsClass,
  badge,
  card,
  edge,
  heart,
  number as numberClass,
  words,
} from './CreationCard.css.ts';
import { CreationFace } from './CreationFace.tsx';

export interface CreationFrameProps<C = Omit<ShownCreation, 'id' | 'download_url'>> {
  /** With a number it stands on the edge, as on that of a film. */
  creation: C;
  labels?: Partial<KitLabels['history']> | undefined;
}

interface Filled extends CreationFrameProps {
  component: string;
  /** Stands on the picture beside its state. */
  mark?: ReactNode;
  /** Stands under the title, in place of when it was made. */
  note?: ReactNode;
  actions: ReactNode;
}

const statusTones: { readonly [S in ShownCreation['status']]?: BadgeProps['tone'] } = {
  processing: 'info',
  failed: 'danger',
};

/** One frame of a film: the picture with what can be done with it, and on the edge its number, circled where it is liked; without one, a heart is. */
export function CreationFrame({ component, creation, labels, mark, note, actions }: Filled) {
  const said = useKitLabels('history', historyLabels, labels);
  const { moment, number } = useReadable();
  const { created_at, frame_number, is_liked, status } = creation;
  const title = useTitleOf()(creation);
  // A sheet that scrolls draws nine frames between two pictures: their buttons come as soon as there is time.
  const areActionsThere = useDeferredValue(true, false);
  const frame = frame_number && number(frame_number);
  return (
    <article className={card} data-component={component} aria-label={title}>
      <CreationFace creation={creation} title={title} said={said}>
        <div className={badge}>
          {status !== 'completed' && <Badge tone={statusTones[status]}>{said.statuses[status]}</Badge>}
          {mark}
        </div>
        <div className={actionsClass}>{areActionsThere && actions}</div>
      </CreationFace>
      <div className={edge}>
        {(frame || is_liked) && (
          <MarkerCircle
            around="words"
            isDrawn={is_liked}
            hand={frame_number! % 2 ? 'second' : undefined}
            className={frame ? numberClass : heart}
          >
            {frame ? (
              <Text size="xs" weight="medium" isMono>
                <VisuallyHidden>{said.frame(frame)}</VisuallyHidden>
                <span aria-hidden>{frame}</span>
              </Text>
            ) : (
              <Icon glyph={Heart} size={16} />
            )}
          </MarkerCircle>
        )}
        <div className={words}>
          <Text size="sm" weight="medium" isTruncated title={title}>
            {title}
          </Text>
          {note ?? (
            <time dateTime={created_at}>
              <Text size="xs" tone="tertiary" isMono>
                {moment(created_at)}
              </Text>
            </time>
          )}
        </div>
      </div>
    </article>
  );
}
