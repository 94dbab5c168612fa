import { randomFrom } from '../chance/randomFrom.ts';
import { luma, type Pixels } from './pixels.ts';

export type Curve = (value: number) => number;

/** One table for each colour: a curve costs the same however clever it is. */
export const table = (curve: Curve): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_each, value) => curve(value / 255) * 255);

/** More or less contrast around the middle. */
export const contrast =
  (by: number): Curve =>
  (value) =>
    0.5 + (value - 0.5) * by;

/** Light in a few steps with soft shoulders between them, as flat paint has; colours keep their hue. */
export function flatten({ rgba }: Pixels, count: number): void {
  const light = table((value) => {
    const at = value * (count - 1);
    const share = at - Math.floor(at);
    return (Math.floor(at) + Math.max(0, Math.min(1, (share - 0.38) / 0.24))) / (count - 1);
  });
  for (let i = 0; i < rgba.length; i += 4) {
    const was = Math.max(1, luma(rgba, i));
    // Black stays ink, not nothing.
    const by = (light[was]! * 0.92 + was * 0.08) / was;
    rgba[i] = rgba[i]! * by;
    rgba[i + 1] = rgba[i + 1]! * by;
    rgba[i + 2] = rgba[i + 2]! * by;
  }
}

export interface Grade {
  readonly red: Uint8ClampedArray;
  readonly green: Uint8ClampedArray;
  readonly blue: Uint8ClampedArray;
  /** 0 is black and white, 1 as it is. */
  readonly colour: number;
}

/** Colours stronger or weaker, then each through its table. */
export function grade({ rgba }: Pixels, { red, green, blue, colour }: Grade): void {
  for (let i = 0; i < rgba.length; i += 4) {
    const r = rgba[i]!;
    const g = rgba[i + 1]!;
    const b = rgba[i + 2]!;
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    rgba[i] = red[Math.max(0, Math.min(255, (grey + (r - grey) * colour + 0.5) | 0))]!;
    rgba[i + 1] = green[Math.max(0, Math.min(255, (grey + (g - grey) * colour + 0.5) | 0))]!;
    rgba[i + 2] = blue[Math.max(0, Math.min(255, (grey + (b - grey) * colour + 0.5) | 0))]!;
  }
}

/** Film grain, the same for the same seed; stronger in the dark half than in the bright one. */
export function grain({ rgba, width }: Pixels, strength: number, seed: number): void {
  const random = randomFrom(seed);
  const speckles = Int8Array.from({ length: 65_536 }, () => (random() + random() - 1) * 127);
  const start = Math.floor(random() * 65_536);
  for (let i = 0, p = start; i < rgba.length; i += 4, p++) {
    // A prime step each row keeps the pattern from lining up.
    if (i % (width * 4) === 0) p += 7919;
    const speckle = (speckles[p & 65_535]! / 127) * strength * (1.15 - rgba[i + 1]! / 300);
    rgba[i] = rgba[i]! + speckle;
    rgba[i + 1] = rgba[i + 1]! + speckle;
    rgba[i + 2] = rgba[i + 2]! + speckle;
  }
}

/** Darker corners. */
export function vignette({ rgba, width, height }: Pixels, strength: number): void {
  for (let y = 0; y < height; y++) {
    const down = (y / height - 0.5) * 2;
    for (let x = 0; x < width; x++) {
      const across = (x / width - 0.5) * 2;
      const far = (across * across + down * down) / 2;
      const keep = 1 - strength * far * far;
      const i = (y * width + x) * 4;
      rgba[i] = rgba[i]! * keep;
      rgba[i + 1] = rgba[i + 1]! * keep;
      rgba[i + 2] = rgba[i + 2]! * keep;
    }
  }
}
