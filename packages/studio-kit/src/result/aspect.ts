/** As wide as a frame of this shape may be while all of it is in sight. */
export const frameWidth = (ratio: number) => `max(18rem, calc(min(64vh, 40rem) * ${ratio.toFixed(4)}))`;
