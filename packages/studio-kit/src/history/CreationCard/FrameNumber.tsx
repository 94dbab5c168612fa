import type { ShownCreation } from '@kinora/contract';
import { Icon, MarkerCircle, VisuallyHidden } from '@kinora/design-system';
import { Heart } from '@kinora/design-system/icons';
import { historyLabels } from '../../labels/historyLabels.ts';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { heart, number as numberClass } from './CreationCard.css.ts';

export interface FrameNumberProps {
  creation: Partial<Pick<ShownCreation, 'frame_number' | 'is_liked'>>;
  labels?: Partial<KitLabels['history']> | undefined;
}

/** The number of a frame, circled where it is liked, which is said as well; without one, a heart is. */
export function FrameNumber({ creation: { frame_number, is_liked }, labels }: FrameNumberProps) {
  const said = useKitLabels('history', historyLabels, labels);
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
        {frame ? <span aria-hidden>{frame}</span> : <Icon glyph={Heart} size={16} />}
        <VisuallyHidden>
          {frame && said.frame(frame)} {is_liked && said.sorts.liked}
        </VisuallyHidden>
      </MarkerCircle>
    )
  );
}
