import { expect, it } from 'vitest';
import { drawnSeeds } from './drawnSeeds.ts';
import { seedanceText } from './seedance.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

const largest = seedanceText.inputs.seed.max;

it.each([
  ['from nought', 0, 0],
  ['to the largest', 1 - 2 ** -32, largest],
])('a blank seed is drawn %s (A337)', (_where, random, seed) => {
  expect(drawnSeeds(seedanceText, { prompt: 'Waves', seed: null }, () => random)).toEqual({ seed });
});

it('a seed that was given is left as it is (A331)', () => {
  expect(drawnSeeds(seedanceText, { seed: 0 }, () => 0.5)).toEqual({});
  expect(drawnSeeds(seedanceText, { seed: 77 }, () => 0.5)).toEqual({});
});

it('nothing is drawn where the engine ignores it, or a tool asks for none', () => {
  expect(drawnSeeds(seedanceText, { seed: null }, () => 0.5, ['seed'])).toEqual({});
  expect(drawnSeeds(wanImageToVideo, { prompt: 'Waves' }, () => 0.5)).toEqual({});
});
