import { shape, stage } from './RatioShape.css.ts';

/** The longer side of a drawn frame, of a box of 32. */
const longer = 24;
const box = 32;

/** A frame of a shape, as on a film: the outline alone. */
export function RatioShape({ ratio }: { ratio: number }) {
  const width = ratio >= 1 ? longer : longer * ratio;
  const height = ratio >= 1 ? longer / ratio : longer;
  return (
    <svg className={stage} viewBox={`0 0 ${box} ${box}`} aria-hidden>
      <rect
        className={shape}
        x={(box - width) / 2}
        y={(box - height) / 2}
        width={width}
        height={height}
        rx={1}
      />
    </svg>
  );
}
