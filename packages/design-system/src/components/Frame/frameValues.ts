export const frameFits = ['contain', 'cover'] as const;
/** A whole picture on its ground, or a picture that fills its frame. */
export type FrameFit = (typeof frameFits)[number];
