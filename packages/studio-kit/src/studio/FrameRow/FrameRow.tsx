import { IconButton, Link } from '@kinora/design-system';
import { Plus } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import type { ShownCreation } from '@kinora/contract';
import type { DraggedCreation } from '../../history/ContactSheet/creationDrag.ts';
import { FrameNumber } from '../../history/CreationCard/FrameNumber.tsx';
import { Still } from '../../history/CreationCard/Still.tsx';
import { dragSource } from './dragSource.ts';
import { blank, frame, picture, row, unexposed, use } from './FrameRow.css.ts';

/** What of a creation the row shows and lets be dragged. */
export type FramedCreation = DraggedCreation & Pick<ShownCreation, 'frame_number' | 'is_liked'>;

export interface FrameRowProps<C extends FramedCreation = FramedCreation> {
  /** Newest first; with none they are blank. */
  frames: readonly C[];
  /** What a press makes of a frame: the label of the input it goes into; null where it fits nowhere. */
  placeOf: (creation: C) => string | null;
  onFrameUsed: (event: { creation: C }) => void;
  /** Where a frame is seen large; without it none leads there. */
  frameHref?: ((creation: C) => string) | undefined;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** More than fit on any window. */
const blanks = [...'abcdefghijklmn'];

/** One row of the contact sheet: the latest frames, to be dragged into an input of any studio, or put into one by a press. */
export function FrameRow<C extends FramedCreation>({
  frames,
  placeOf,
  onFrameUsed,
  frameHref,
  labels,
}: FrameRowProps<C>) {
  const words = useKitLabels('studio', studioLabels, labels);
  const titleOf = useTitleOf();
  return (
    <section data-component="FrameRow" aria-label={words.latestFrames} aria-hidden={!frames[0]}>
      <ul className={row}>
        {frames.map((creation) => {
          const title = titleOf(creation);
          const place = placeOf(creation);
          const still = (
            <Still {...{ creation, title }} className={picture} {...dragSource(creation, titleOf)} />
          );
          return (
            <li key={creation.id} className={frame}>
              {frameHref ? <Link href={frameHref(creation)}>{still}</Link> : still}
              <FrameNumber {...{ creation }} />
              {place && (
                <IconButton
                  className={use}
                  size="sm"
                  variant="solid"
                  icon={Plus}
                  label={words.takeFrame(title, place)}
                  onPress={() => onFrameUsed({ creation })}
                />
              )}
            </li>
          );
        })}
        <li className={unexposed} aria-hidden>
          {blanks.map((each) => (
            <div key={each} className={blank} />
          ))}
        </li>
      </ul>
    </section>
  );
}
