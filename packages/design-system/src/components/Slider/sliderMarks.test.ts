import { expect, test } from 'vitest';
import { markPosition } from './sliderMarks.ts';

test('a mark stands in proportion to the range', () => {
  expect(markPosition(2, 2, 8)).toBe('0%');
  expect(markPosition(5, 2, 8)).toBe('50%');
  expect(markPosition(8, 2, 8)).toBe('100%');
  expect(markPosition(0, -10, 10)).toBe('50%');
});

test('a mark outside the range, or on a range without length, has no place', () => {
  expect(markPosition(9, 2, 8)).toBeUndefined();
  expect(markPosition(1, 2, 8)).toBeUndefined();
  expect(markPosition(3, 3, 3)).toBeUndefined();
});
