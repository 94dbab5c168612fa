export const markerShapes = ['frame', 'words'] as const;
/** Along the edges of a picture, or round about a few words. */
export type MarkerShape = (typeof markerShapes)[number];

/** No two circles drawn by hand are alike: neighbours take different ones. */
export const markerHands = ['first', 'second', 'third'] as const;
export type MarkerHand = (typeof markerHands)[number];
