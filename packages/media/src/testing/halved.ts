import { blank, type Rgb } from '../upscale/rgb.ts';

/** Catmull-Rom over eight pixels, which is what halving takes to keep fine patterns from turning into coarse ones. */
const kernel = (at: number) => {
  const far = Math.abs(at);
  return far < 1 ? 1.5 * far ** 3 - 2.5 * far ** 2 + 1 : -0.5 * far ** 3 + 2.5 * far ** 2 - 4 * far + 2;
};
const taps = Array.from({ length: 8 }, (_none, index) => kernel((index - 3.5) / 2) / 2);

/** A picture of half the size, as the test pictures of the trade are made; it takes even sides. */
export function halved({ width, height, data }: Rgb): Rgb {
  const made = blank(width / 2, height / 2);
  const inside = (at: number, length: number) => Math.min(length - 1, Math.max(0, at));
  const narrow = new Float32Array(made.width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < made.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        narrow[(y * made.width + x) * 3 + channel] = taps.reduce(
          (sum, tap, index) =>
            sum + tap * data[(y * width + inside(2 * x + index - 3, width)) * 3 + channel]!,
          0,
        );
  for (let y = 0; y < made.height; y += 1)
    for (let at = 0; at < made.width * 3; at += 1)
      made.data[y * made.width * 3 + at] = taps.reduce(
        (sum, tap, index) => sum + tap * narrow[inside(2 * y + index - 3, height) * made.width * 3 + at]!,
        0,
      );
  return made;
}
