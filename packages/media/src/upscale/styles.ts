import { calmed } from './calmed.ts';
import type { Rgb } from './rgb.ts';
import { sharpened } from './sharpened.ts';

/** What kind of picture it is: what is done before and after the network, and nothing else. */
export interface UpscaleStyle {
  readonly before?: (source: Rgb) => Rgb;
  readonly after?: (made: Rgb) => Rgb;
}

/** A photograph is left to the network: whatever was added to it took it further from the original. */
export const upscaleStyles = {
  general: { after: (made) => sharpened(made, 0.2) },
  photo: {},
  art: { after: (made) => sharpened(made, 0.5) },
  anime: { before: calmed, after: (made) => sharpened(made, 0.8) },
} as const satisfies Readonly<Record<string, UpscaleStyle>>;

export type UpscaleStyleName = keyof typeof upscaleStyles;
