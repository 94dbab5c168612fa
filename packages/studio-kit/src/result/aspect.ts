import type { CSSProperties } from 'react';

/** Of a frame, so that what goes with it is in sight: a stage says it for itself. */
export const tallest = 'var(--kit-tallest, min(64vh, 40rem))';

/** As wide as a frame of this shape may be while all of it is in sight. */
export const frameWidth = (ratio: number) => `calc(${tallest} * ${ratio.toFixed(4)})`;

/** A clip has the whole width of a stage, and where it lies on none as much as its controls need. */
export const playerRoom = (ratio: number): CSSProperties & { '--kit-ratio': number } => ({
  maxInlineSize: `var(--kit-frame-room, max(18rem, ${frameWidth(ratio)}))`,
  '--kit-ratio': ratio,
});
