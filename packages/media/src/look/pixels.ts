import type { Size } from '../frame/frameSize.ts';

/** Opaque RGBA pixels. A look changes them in place. */
export interface Pixels extends Size {
  readonly rgba: Uint8ClampedArray;
}

export const luma = (rgba: Uint8ClampedArray, at: number): number =>
  (rgba[at]! * 54 + rgba[at + 1]! * 183 + rgba[at + 2]! * 19) >> 8;
