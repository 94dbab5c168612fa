export type FrameRate = number;

/** A clip lasts exactly this many frames. */
export const frameCount = (seconds: number, rate: FrameRate): number =>
  Math.max(2, Math.round(seconds * rate));
