import { Buffer } from 'node:buffer';
import { goesRound, strokeWidth, type Point, type Stroke } from '@kinora/contract';
import { grayPng } from './grayPng.ts';

export interface Brush {
  readonly mask_url: string;
  readonly trajectories: { readonly x: number; readonly y: number }[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const longestMask = 1024;
const steps = 8;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** A stroke as the model takes it: a mask over what moves, white on black, and the way it goes in the picture's pixels. */
export async function brushOf({ points, direction }: Stroke, picture: Size | null): Promise<Brush> {
  const size = picture ?? { width: longestMask, height: longestMask };
  const scale = Math.min(1, longestMask / Math.max(size.width, size.height));
  const mask = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const png = await grayPng(mask.width, mask.height, painted(points, mask));
  const middle: Point = [average(points, 0), average(points, 1)];
  return {
    mask_url: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    trajectories: Array.from({ length: steps + 1 }, (_, step) => ({
      x: Math.round(within(middle[0] + (direction[0] * step) / steps) * size.width),
      // The model counts from the lower left corner, the form from the upper left one.
      y: Math.round((1 - within(middle[1] + (direction[1] * step) / steps)) * size.height),
    })),
  };
}

const average = (points: readonly Point[], axis: 0 | 1) =>
  points.reduce((sum, point) => sum + point[axis], 0) / points.length;

function painted(points: readonly Point[], size: { width: number; height: number }): Uint8Array {
  const pixels = new Uint8Array(size.width * size.height);
  const radius = Math.max(4, (Math.min(size.width, size.height) * strokeWidth) / 2);
  const dot = (x: number, y: number) => {
    for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(size.height - 1, y + radius); row++) {
      const reach = Math.sqrt(radius ** 2 - (row - y) ** 2);
      const from = Math.max(0, Math.ceil(x - reach));
      const to = Math.min(size.width - 1, Math.floor(x + reach));
      if (from <= to) pixels.fill(255, row * size.width + from, row * size.width + to + 1);
    }
  };
  const placed = points.map(([x, y]) => [x * size.width, y * size.height] as const);
  for (const [index, [x, y]] of placed.entries()) {
    const [nextX, nextY] = placed[index + 1] ?? [x, y];
    const dots = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / (radius / 2)));
    for (let each = 0; each <= dots; each++)
      dot(x + ((nextX - x) * each) / dots, y + ((nextY - y) * each) / dots);
  }
  if (goesRound(points)) fillRound(pixels, placed, size);
  return pixels;
}

/** Fills what a line goes round, row by row: between each odd crossing of its edge and the next even one. */
function fillRound(
  pixels: Uint8Array,
  line: readonly (readonly [x: number, y: number])[],
  size: { width: number; height: number },
): void {
  for (let row = 0; row < size.height; row++) {
    const crossings = line
      .flatMap(([x, y], index) => {
        const [nextX, nextY] = line[(index + 1) % line.length]!;
        return y > row === nextY > row ? [] : [x + ((row - y) * (nextX - x)) / (nextY - y)];
      })
      .toSorted((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil(crossings[at]!));
      const to = Math.min(size.width - 1, Math.floor(crossings[at + 1]!));
      if (from <= to) pixels.fill(255, row * size.width + from, row * size.width + to + 1);
    }
  }
}
