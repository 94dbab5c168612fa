import type { CSSProperties } from 'react';

/** Of a frame, so that what goes with it is in sight: a stage says it for itself. */
export const tallest = 'var(--kit-tallest, min(64vh, 40rem))';

/** As wide as a frame of the shape that is set may be while all of it is in sight. */
export const frameWidth = `${tallest} * var(--kit-ratio)`;

/** Sets the shape of what is in it: width through height. */
export const shapedAs = (ratio: number) => ({ '--kit-ratio': ratio }) as CSSProperties;
