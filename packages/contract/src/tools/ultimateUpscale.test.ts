import { expect, it } from 'vitest';
import { enlargedName, isEnlargement } from './ultimateUpscale.ts';

it.each([
  ['harbour.jpg', 2, 'harbour-2x.png'],
  ['a.b.webp', 4, 'a.b-4x.png'],
  ['harbour', 8, 'harbour-8x.png'],
  ['.png', 2, 'picture-2x.png'],
])('%s at %ix is saved as a file of its own name (A242)', (name, factor, saved) => {
  expect(enlargedName(name, factor)).toBe(saved);
});

it('8x alone is called an enlargement', () => {
  expect([2, 4, 8].filter(isEnlargement)).toEqual([8]);
});
