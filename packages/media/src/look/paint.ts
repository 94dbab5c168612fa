import type { Pixels } from './pixels.ts';

/**
 * Strokes of a brush: each pixel takes the mean of the calmest of the four squares around it (Kuwahara),
 * so that edges stay and what lies between them runs together. Sums over squares make its cost independent of the reach.
 */
export function paint({ rgba, width, height }: Pixels, reach: number): void {
  const across = width + 1;
  const sums = [0, 1, 2, 3].map(() => new Float64Array(across * (height + 1)));
  const [red, green, blue, square] = sums as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let y = 0; y < height; y++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let s = 0;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      r += rgba[i]!;
      g += rgba[i + 1]!;
      b += rgba[i + 2]!;
      const sum = rgba[i]! + rgba[i + 1]! + rgba[i + 2]!;
      s += sum * sum;
      const at = (y + 1) * across + x + 1;
      red[at] = red[at - across]! + r;
      green[at] = green[at - across]! + g;
      blue[at] = blue[at - across]! + b;
      square[at] = square[at - across]! + s;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let least = Infinity;
      const i = (y * width + x) * 4;
      for (let corner = 0; corner < 4; corner++) {
        const left = corner & 1 ? x : Math.max(0, x - reach);
        const right = corner & 1 ? Math.min(width - 1, x + reach) : x;
        const top = corner & 2 ? y : Math.max(0, y - reach);
        const bottom = corner & 2 ? Math.min(height - 1, y + reach) : y;
        const a = top * across + left;
        const b = top * across + right + 1;
        const c = (bottom + 1) * across + left;
        const d = (bottom + 1) * across + right + 1;
        const count = (right - left + 1) * (bottom - top + 1);
        const r = (red[d]! - red[b]! - red[c]! + red[a]!) / count;
        const g = (green[d]! - green[b]! - green[c]! + green[a]!) / count;
        const bl = (blue[d]! - blue[b]! - blue[c]! + blue[a]!) / count;
        const sum = r + g + bl;
        const spread = (square[d]! - square[b]! - square[c]! + square[a]!) / count - sum * sum;
        if (spread >= least) continue;
        least = spread;
        rgba[i] = r;
        rgba[i + 1] = g;
        rgba[i + 2] = bl;
      }
    }
  }
}
