import type { Rgb } from './rgb.ts';

/** A picture with its transparency beside it, null where it has none. */
export interface Picture {
  readonly pixels: Rgb;
  readonly alpha: Uint8ClampedArray | null;
}

/** How far colour is spread under what is transparent: as far as the network looks from an edge. */
const spread = 12;

/** What lies under a transparent pixel is arbitrary, and would shine into the edge: it takes its neighbours' colour. */
function spreadColour({ width, height, data }: Rgb, alpha: Uint8ClampedArray): void {
  const isKnown = Uint8Array.from(alpha, (value) => (value > 0 ? 1 : 0));
  for (let round = 0; round < spread; round += 1) {
    const found: number[] = [];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if (isKnown[at]) continue;
        const near = [
          x > 0 ? at - 1 : -1,
          x < width - 1 ? at + 1 : -1,
          y > 0 ? at - width : -1,
          y < height - 1 ? at + width : -1,
        ].filter((other) => other >= 0 && isKnown[other]);
        if (near.length === 0) continue;
        for (let channel = 0; channel < 3; channel += 1)
          data[at * 3 + channel] =
            near.reduce((sum, other) => sum + data[other * 3 + channel]!, 0) / near.length;
        found.push(at);
      }
    if (found.length === 0) return;
    for (const at of found) isKnown[at] = 1;
  }
}

/** From four bytes a pixel, as a canvas gives them. */
export function pictureFrom(rgba: Uint8ClampedArray, width: number, height: number): Picture {
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 3) };
  const alpha = new Uint8ClampedArray(width * height);
  let isOpaque = true;
  for (let at = 0; at < alpha.length; at += 1) {
    pixels.data[at * 3] = rgba[at * 4]!;
    pixels.data[at * 3 + 1] = rgba[at * 4 + 1]!;
    pixels.data[at * 3 + 2] = rgba[at * 4 + 2]!;
    alpha[at] = rgba[at * 4 + 3]!;
    isOpaque &&= alpha[at] === 255;
  }
  if (isOpaque) return { pixels, alpha: null };
  spreadColour(pixels, alpha);
  return { pixels, alpha };
}

/** To four bytes a pixel, as a canvas takes them. */
export function rgbaOf({ pixels, alpha }: Picture): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(pixels.width * pixels.height * 4);
  for (let at = 0; at < pixels.width * pixels.height; at += 1) {
    rgba[at * 4] = pixels.data[at * 3]!;
    rgba[at * 4 + 1] = pixels.data[at * 3 + 1]!;
    rgba[at * 4 + 2] = pixels.data[at * 3 + 2]!;
    rgba[at * 4 + 3] = alpha ? alpha[at]! : 255;
  }
  return rgba;
}
