import { edge as markerEdge, marker } from '../MarkerCircle/MarkerCircle.css.ts';
import { blank, cropMark, drawing, edge, number as numberClass } from './EmptyState.css.ts';
import type { EmptyStateSize } from './emptyStateValues.ts';

interface BlankFramesProps {
  number: number | string;
  size: EmptyStateSize | undefined;
}

// By hand: not quite round, and its end runs past its beginning.
const hand =
  'M78 36.5C83.5 28.5 104 27 109.5 36C114.5 44.5 108 55.5 95 57C82 58.5 73.5 51 75.5 41.5C76.5 33 89 25.5 109 29';
// Of the frame in the middle, which spans 63 to 123 and 16 to 72.
const crop = 'M57 16h-6M63 10v-6M123 10v-6M129 16h6M129 72h6M123 78v6M63 78v6M57 72h-6';

/** A strip of frames with nothing on them yet, and the number of the one to come, circled. */
export function BlankFrames({ number, size }: BlankFramesProps) {
  // As small as that they can't be read.
  const at = size === 'sm' ? 0 : Number(number);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-part="drawing"
      viewBox="0 0 186 88"
      className={drawing({ size })}
    >
      <rect x="2.5" y="22.5" width="40" height="40" rx="2" className={blank({ isAside: true })} />
      <rect x="143.5" y="22.5" width="40" height="40" rx="2" className={blank({ isAside: true })} />
      <rect x="63.5" y="16.5" width="59" height="55" rx="2" className={blank({ isAside: false })} />
      <path d={crop} className={cropMark} />
      {at > 1 && (
        <text x="22.5" y="78" fontSize="11" className={edge}>
          {at - 1}
        </text>
      )}
      {at > 0 && (
        <text x="163.5" y="78" fontSize="11" className={edge}>
          {at + 1}
        </text>
      )}
      <path d={hand} className={markerEdge} strokeLinecap="round" />
      <path d={hand} className={marker} strokeLinecap="round" />
      <text x="92.5" y="48" fontSize="13" className={numberClass}>
        {number}
      </text>
    </svg>
  );
}
