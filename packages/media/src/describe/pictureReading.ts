import type { Size } from '../frame/frameSize.ts';
import type { Pixels } from '../look/pixels.ts';
import { colouringOf, type Colouring } from './colouring.ts';
import { framingOf, type Framing } from './framing.ts';
import { lightOf, type Light } from './light.ts';
import { paletteOf, type PaletteColour } from './palette.ts';
import { samplesOf } from './samples.ts';

/** Something that a detector found, and how sure it is, 0 to 1. */
export interface SeenObject {
  readonly name: string;
  readonly certainty: number;
}

/** What the pixels of a picture show. */
export interface PictureReading {
  readonly objects: readonly SeenObject[];
  readonly palette: readonly PaletteColour[];
  readonly colouring: Colouring;
  readonly light: Light;
  readonly framing: Framing;
  /** Parts of it can be seen through. */
  readonly isCutOut: boolean;
}

/** The long side that a picture is looked at: more says no more about light and colour. */
export const lookedAt = 128;

/** Reads a small copy of a picture; `original` is the size of the picture itself. */
export function readingOf(
  pixels: Pixels,
  original: Size,
  objects: readonly SeenObject[] = [],
): PictureReading {
  const samples = samplesOf(pixels);
  return {
    objects,
    palette: paletteOf(samples.seen),
    colouring: colouringOf(samples.seen),
    light: lightOf(samples),
    framing: framingOf(samples, original),
    isCutOut: samples.solid < 0.98,
  };
}
