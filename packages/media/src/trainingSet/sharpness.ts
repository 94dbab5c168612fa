import { luma, type Pixels } from '../look/pixels.ts';

/**
 * How sharp the sharpest parts are, 0 to about 100. A blurred ground behind a sharp subject is no blur, so only the
 * strongest hundredth of the edges counts, against how much there is to tell apart at all.
 */
export function sharpnessOf({ rgba, width, height }: Pixels): number {
  const bends: number[] = [];
  let least = 255;
  let most = 0;
  const at = (x: number, y: number) => luma(rgba, (y * width + x) * 4);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const here = at(x, y);
      least = Math.min(least, here);
      most = Math.max(most, here);
      bends.push(Math.abs(4 * here - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)));
    }
  const span = most - least;
  if (bends.length === 0 || span < 8) return 0;
  bends.sort((one, other) => other - one);
  const strongest = bends.slice(0, Math.max(1, Math.floor(bends.length / 100)));
  return (100 * strongest.reduce((sum, bend) => sum + bend, 0)) / strongest.length / span;
}
