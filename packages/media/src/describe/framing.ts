import type { Size } from '../frame/frameSize.ts';
import type { Samples } from './samples.ts';

export interface Framing {
  readonly shape: string;
  /** Where what stands out lies. */
  readonly subject:
    | 'centered'
    | 'on the left'
    | 'on the right'
    | 'high in the frame'
    | 'low in the frame'
    | null;
  readonly detail: 'flat' | 'simple' | 'rich';
}

const shapes: readonly (readonly [name: string, ratio: number])[] = [
  ['1:1', 1],
  ['5:4', 5 / 4],
  ['4:3', 4 / 3],
  ['3:2', 3 / 2],
  ['16:10', 16 / 10],
  ['16:9', 16 / 9],
  ['2:1', 2],
  ['21:9', 21 / 9],
];

/** The usual name of a shape where it is within three in a hundred of one; else only wide or tall. */
export function shapeOf({ width, height }: Size): string {
  const ratio = Math.max(width, height) / Math.min(width, height);
  const [name, nearest] = shapes.reduce((best, each) =>
    Math.abs(each[1] - ratio) < Math.abs(best[1] - ratio) ? each : best,
  );
  if (Math.abs(nearest / ratio - 1) > 0.03) return width > height ? 'wide format' : 'tall format';
  return width >= height ? name : name.split(':').toReversed().join(':');
}

/** How strongly lightness and colour change at each point. */
function edgesOf({ labs, width, height }: Samples): Float64Array {
  const edges = new Float64Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = labs[at + 1]!.l - labs[at - 1]!.l;
      const down = labs[at + width]!.l - labs[at - width]!.l;
      edges[at] = Math.hypot(across, down);
    }
  return edges;
}

export function framingOf(samples: Samples, original: Size): Framing {
  const edges = edgesOf(samples);
  const { width, height } = samples;
  let sum = 0;
  let left = 0;
  let top = 0;
  let flat = 0;
  for (const [at, edge] of edges.entries()) {
    // The strong ones say where something is; the sum of many weak ones is noise.
    const weight = edge * edge;
    sum += weight;
    left += weight * ((at % width) / width - 0.5);
    top += weight * (Math.floor(at / width) / height - 0.5);
    if (edge < 0.004) flat++;
  }
  const aside = sum === 0 ? 0 : left / sum;
  const down = sum === 0 ? 0 : top / sum;
  const mean = edges.reduce((total, edge) => total + edge, 0) / Math.max(1, edges.length);
  const isAside = Math.abs(aside) >= Math.abs(down);
  const subject =
    mean < 0.004
      ? null
      : Math.max(Math.abs(aside), Math.abs(down)) < 0.06
        ? 'centered'
        : isAside
          ? aside < 0
            ? 'on the left'
            : 'on the right'
          : down < 0
            ? 'high in the frame'
            : 'low in the frame';
  return {
    shape: shapeOf(original),
    subject,
    detail: flat / Math.max(1, edges.length) > 0.72 ? 'flat' : mean < 0.045 ? 'simple' : 'rich',
  };
}
