import { sampleCreations } from '@kinora/contract';
import { expect, it } from 'vitest';
import { sortedSamples } from './sortedSamples.ts';

it.each([
  ['recent', ['Harbour before the storm', 'Lanterns over the river', 'Barley field, last light']],
  ['mostLiked', ['Lanterns over the river', 'Harbour before the storm', 'Barley field, last light']],
  ['image', ['Harbour before the storm', 'Barley field, last light']],
  ['video', ['Lanterns over the river']],
] as const)('%s shows the samples %o (A145)', (view, titles) => {
  expect(sortedSamples(sampleCreations, view).map(({ title }) => title)).toEqual(titles);
});
