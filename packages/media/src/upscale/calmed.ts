import type { Rgb } from './rgb.ts';

/** Differences up to this are noise of compression; larger ones are drawn. */
const noise = 14;

/** Flat areas without the noise that compression left in them; lines stay as they are. */
export function calmed({ width, height, data }: Rgb): Rgb {
  const made = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = (y * width + x) * 3;
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down += 1)
        for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across += 1) {
          const there = (down * width + across) * 3;
          const differs = Math.max(
            Math.abs(data[there]! - data[here]!),
            Math.abs(data[there + 1]! - data[here + 1]!),
            Math.abs(data[there + 2]! - data[here + 2]!),
          );
          if (differs > noise) continue;
          red += data[there]!;
          green += data[there + 1]!;
          blue += data[there + 2]!;
          count += 1;
        }
      made[here] = red / count;
      made[here + 1] = green / count;
      made[here + 2] = blue / count;
    }
  return { width, height, data: made };
}
