import { expect, test } from 'vitest';
import { pictureInsets } from './pictureInsets.ts';

test.each([
  ['as wide as its place', { width: 1920, height: 1080 }, 0, 0],
  ['upright', { width: 900, height: 1600 }, 34.2, 0],
  ['4 to 3', { width: 800, height: 600 }, 12.5, 0],
  ['wider', { width: 2100, height: 900 }, 0, 11.9],
  ['of no known size', { width: null, height: null }, 0, 0],
])('what lies on a picture that is %s keeps to it', (_shape, sides, beside, under) => {
  const insets = Object.values(pictureInsets(sides)).map((inset) =>
    Number(/^(.+)%$/.exec(String(inset))?.[1]),
  );
  expect(insets[0]).toBeCloseTo(beside, 1);
  expect(insets[1]).toBeCloseTo(under, 1);
});
