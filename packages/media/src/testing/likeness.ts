import type { Rgb } from '../upscale/rgb.ts';

/** How near a picture is to another of its size, in decibels; half a decibel can be seen. */
export function psnr(one: Rgb, other: Rgb): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 1) sum += (one.data[at]! - other.data[at]!) ** 2;
  return 10 * Math.log10((255 * 255 * one.data.length) / sum);
}

const luma = ({ data }: Rgb, at: number) =>
  0.299 * data[at * 3]! + 0.587 * data[at * 3 + 1]! + 0.114 * data[at * 3 + 2]!;

const side = 8;

/** How alike two pictures of one size look in structure, from 0 to 1: the mean over windows of 8 by 8, half overlapping. */
export function ssim(one: Rgb, other: Rgb): number {
  const { width, height } = one;
  let [sum, windows] = [0, 0];
  for (let top = 0; top + side <= height; top += side / 2)
    for (let left = 0; left + side <= width; left += side / 2) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + side; y += 1)
        for (let x = left; x < left + side; x += 1) {
          const [first, second] = [luma(one, y * width + x), luma(other, y * width + x)];
          a += first;
          b += second;
          aa += first * first;
          bb += second * second;
          ab += first * second;
        }
      const count = side * side;
      const [meanA, meanB] = [a / count, b / count];
      const [varA, varB] = [aa / count - meanA ** 2, bb / count - meanB ** 2];
      const together = ab / count - meanA * meanB;
      sum +=
        ((2 * meanA * meanB + 6.5025) * (2 * together + 58.5225)) /
        ((meanA ** 2 + meanB ** 2 + 6.5025) * (varA + varB + 58.5225));
      windows += 1;
    }
  return sum / windows;
}
