import { frameSize, type Aspect, type Size } from '../clip/frameSize.ts';
import type { Provenance } from '../write/provenance.ts';

/** How large and how smooth. Tests make both small. */
export interface ClipScale {
  readonly shorterSide: number;
  readonly rate: number;
}

export const fullScale: ClipScale = { shorterSide: 720, rate: 30 };

/** What a work is called, and what it was asked with: for the file to say. */
export interface Told {
  readonly tool: string;
  readonly model: string;
  readonly prompt: string;
  readonly settings?: Provenance['settings'];
  readonly parents?: Provenance['parents'];
}

/** A frame of so many lines at full scale, at the scale in use. */
export const scaledFrame = (aspect: Aspect, lines: number, { shorterSide }: ClipScale): Size =>
  frameSize(aspect, (lines * shorterSide) / fullScale.shorterSide);
