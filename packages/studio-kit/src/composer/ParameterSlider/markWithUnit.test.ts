import { expect, test } from 'vitest';
import { markWithUnit } from './markWithUnit.ts';

test.each([
  ['the first, where the next is far from it', [2, 5, 8], 0],
  ['another, where the next is too near to the first', [3, 5, 8, 10], 1],
  ['the one with most room, where none has enough', [0, 1, 2, 4, 5, 6], 2],
  ['the only one', [3], 0],
])('of the marks of a rail %s says the unit', (_which, values, index) => {
  expect(markWithUnit(values, values[0]!, values.at(-1)! + Number(values.length === 1))).toBe(index);
});
