import type { Rgb } from './rgb.ts';

/** Clearer edges. No value leaves the range of its neighbours, so no edge gets a halo. */
export function sharpened({ width, height, data }: Rgb, amount: number): Rgb {
  const made = new Uint8ClampedArray(data.length);
  const line = width * 3;
  for (let y = 0; y < height; y += 1) {
    const row = y * line;
    const above = y > 0 ? -line : 0;
    const below = y < height - 1 ? line : 0;
    for (let x = 0; x < line; x += 1) {
      const at = row + x;
      const here = data[at]!;
      const up = data[at + above]!;
      const down = data[at + below]!;
      const before = x >= 3 ? data[at - 3]! : here;
      const after = x < line - 3 ? data[at + 3]! : here;
      const wanted = here + amount * (here - (up + down + before + after) / 4);
      made[at] = Math.min(
        Math.max(wanted, Math.min(here, up, down, before, after)),
        Math.max(here, up, down, before, after),
      );
    }
  }
  return { width, height, data: made };
}
