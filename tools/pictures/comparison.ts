/**
 * When two pictures count as the same: no pixel may differ by more than about two levels of grey in 255, edges
 * included, but for four that lie on that line. Not nothing at all: processors round differently. On one machine pictures
 * are the same bytes each time (decision 6). A step of a radius or of a colour moves many more.
 */
export const comparison = { threshold: 0.009, includeAA: true, allowedMismatchedPixels: 4 } as const;
