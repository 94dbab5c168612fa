import type { ShownCreation } from '@kinora/contract';
import { Icon, MarkerCircle, Text, VisuallyHidden } from '@kinora/design-system';
import { Heart } from '@kinora/design-system/icons';
import type { KitLabels } from '../../labels/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { heart, number as numberClass } from './CreationCard.css.ts';

export interface FrameNumberProps {
  creation: Partial<Pick<ShownCreation, 'frame_number' | 'is_liked'>>;
  said: Pick<KitLabels['history'], 'frame'>;
}

/** The number of a frame, circled where it is liked; without one, a heart is. */
export function FrameNumber({ creation: { frame_number, is_liked }, said }: FrameNumberProps) {
  const { number } = useReadable();
  const frame = frame_number && number(frame_number);
  return (
    (frame || is_liked) && (
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
    )
  );
}
