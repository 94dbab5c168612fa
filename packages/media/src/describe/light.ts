import type { Samples } from './samples.ts';

export interface Light {
  readonly brightness: 'very dark' | 'dark' | 'even' | 'bright' | 'very bright';
  readonly contrast: 'low' | 'medium' | 'high';
  /** The side that is clearly lighter, as one sees it. */
  readonly from: 'above' | 'below' | 'left' | 'right' | null;
}

/** How much lighter one half has to be, in lightness of 0 to 1, before it is called the side of the light. */
const clearly = 0.12;

export function lightOf({ labs, seen, width, height }: Samples): Light {
  const sorted = seen.map(({ l }) => l).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, l) => sum + l, 0) / Math.max(1, sorted.length);
  const span = at(0.95) - at(0.05);
  const half = (isIn: (x: number, y: number) => boolean) => {
    let sum = 0;
    let count = 0;
    for (const [index, { l }] of labs.entries()) {
      if (!isIn(index % width, Math.floor(index / width))) continue;
      sum += l;
      count++;
    }
    return count === 0 ? 0 : sum / count;
  };
  const left = half((x) => x < width / 3);
  const right = half((x) => x >= (2 * width) / 3);
  const top = half((_x, y) => y < height / 3);
  const bottom = half((_x, y) => y >= (2 * height) / 3);
  const sides = [
    ['left', left - right],
    ['right', right - left],
    ['above', top - bottom],
    ['below', bottom - top],
  ] as const;
  const [side, lead] = sides.reduce((most, each) => (each[1] > most[1] ? each : most));
  return {
    brightness:
      mean < 0.25
        ? 'very dark'
        : mean < 0.42
          ? 'dark'
          : mean < 0.68
            ? 'even'
            : mean < 0.85
              ? 'bright'
              : 'very bright',
    contrast: span < 0.3 ? 'low' : span < 0.62 ? 'medium' : 'high',
    from: lead >= clearly ? side : null,
  };
}
