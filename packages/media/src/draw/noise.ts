import { randomFrom } from '../chance/randomFrom.ts';

/** Smooth noise along a line, from -1 to 1, always the same for the same seed. */
function lineNoise(seed: number): (at: number) => number {
  const random = randomFrom(seed);
  const heights = Array.from({ length: 256 }, () => random() * 2 - 1);
  return (at) => {
    const step = Math.floor(at);
    const share = at - step;
    const from = heights[((step % 256) + 256) % 256]!;
    const to = heights[(((step + 1) % 256) + 256) % 256]!;
    return from + (to - from) * share * share * (3 - 2 * share);
  };
}

/** Several octaves of it, each twice as fine and half as strong. */
export function ridgeNoise(seed: number, octaves: number): (at: number) => number {
  const layers = Array.from({ length: octaves }, (_each, octave) => lineNoise(seed + octave * 101));
  return (at) => layers.reduce((sum, layer, octave) => sum + layer(at * 2 ** octave) / 2 ** octave, 0);
}
