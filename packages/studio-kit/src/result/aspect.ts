/** Of a frame, so that what goes with it is in sight: a stage says it for itself. */
export const tallest = 'var(--kit-tallest, min(64vh, 40rem))';

/** As wide as a frame of this shape may be while all of it is in sight. */
export const frameWidth = (ratio: number) => `calc(${tallest} * ${ratio.toFixed(4)})`;

/** And where it lies on no stage, as wide as its controls need. */
export const playerWidth = (ratio: number) => `var(--kit-frame-room, max(18rem, ${frameWidth(ratio)}))`;
