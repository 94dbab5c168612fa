import { expect, test } from 'vitest';
import { markWithUnit } from './markWithUnit.ts';

test.each([
  ['the first, where the next is far from it', [0, 0.5, 1], 0],
  ['another, where the next is too near to the first', [0, 0.29, 0.71, 1], 1],
  ['the first, where none has the room', [0, 0.2, 0.4, 0.6, 0.8, 1], 0],
  ['the only one', [0], 0],
])('of the marks of a rail %s says the unit', (_which, places, index) => {
  expect(markWithUnit(places)).toBe(index);
});
