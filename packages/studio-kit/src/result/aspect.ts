/** Of a frame on the stage, so that the rest of the form is in sight with it. */
export const tallest = 'min(64vh, 40rem)';

/** As wide as a frame of this shape may be while all of it is in sight. */
export const frameWidth = (ratio: number) => `max(18rem, calc(${tallest} * ${ratio.toFixed(4)}))`;
