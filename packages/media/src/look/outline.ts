import { luma, type Pixels } from './pixels.ts';

/** Dark lines where the picture's light changes, as strong as `force`, from `threshold` on. */
export function outline({ rgba, width, height }: Pixels, threshold: number, force: number): void {
  const light = new Uint8Array(width * height);
  for (let p = 0; p < light.length; p++) light[p] = luma(rgba, p * 4);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const across = light[p + 1]! - light[p - 1]!;
      const down = light[p + width]! - light[p - width]!;
      const edge = Math.abs(across) + Math.abs(down);
      if (edge <= threshold) continue;
      const keep = 1 - Math.min(1, (edge - threshold) / 60) * force;
      const i = p * 4;
      rgba[i] = rgba[i]! * keep;
      rgba[i + 1] = rgba[i + 1]! * keep;
      rgba[i + 2] = rgba[i + 2]! * keep;
    }
}
