import { randomFrom } from '../chance/randomFrom.ts';

const side = 256;

/** Smooth noise over a plane, from 0 to 1, always the same for the same seed. */
export function fieldNoise(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const heights = Float32Array.from({ length: side * side }, () => random());
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = x - left;
    const down = y - top;
    const u = across * across * (3 - 2 * across);
    const v = down * down * (3 - 2 * down);
    const x0 = left & (side - 1);
    const x1 = (left + 1) & (side - 1);
    const y0 = (top & (side - 1)) * side;
    const y1 = ((top + 1) & (side - 1)) * side;
    const upper = heights[y0 + x0]! + (heights[y0 + x1]! - heights[y0 + x0]!) * u;
    const lower = heights[y1 + x0]! + (heights[y1 + x1]! - heights[y1 + x0]!) * u;
    return upper + (lower - upper) * v;
  };
}

/** Several octaves of it, each twice as fine and half as strong, still from 0 to 1. */
export function cloudNoise(seed: number, octaves: number): (x: number, y: number) => number {
  const noise = fieldNoise(seed);
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const strength = 0.5 ** octave;
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave + octave * 9.1) * strength;
      weight += strength;
    }
    return sum / weight;
  };
}
