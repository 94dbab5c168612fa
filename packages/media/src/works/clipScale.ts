import { frameSize, fullLines, type Aspect, type Size } from '../frame/frameSize.ts';

/** How large and how smooth. Tests make both small. */
export interface ClipScale {
  readonly shorterSide: number;
  readonly rate: number;
}

export const fullScale: ClipScale = { shorterSide: fullLines, rate: 30 };

/** A frame of so many lines at full scale, at the scale in use. */
export const scaledFrame = (aspect: Aspect, lines: number, { shorterSide }: ClipScale): Size =>
  frameSize(aspect, (lines * shorterSide) / fullScale.shorterSide);
