import { expect, test } from 'vitest';
import { mediaTime, seekStep } from './mediaTime.ts';

test.each([
  [0, '0:00'],
  [4.99, '0:04'],
  [59.999999, '1:00'],
  [65, '1:05'],
  [750, '12:30'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
])('a time of %d s is %s', (seconds, words) => expect(mediaTime(seconds)).toBe(words));

test.each([
  [4.25, '0:04.2'],
  [0.3, '0:00.3'],
  [60, '1:00.0'],
])('a time of %d s with tenths is %s', (seconds, words) => expect(mediaTime(seconds, true)).toBe(words));

test('an arrow goes a frame in a clip and further in a film', () => {
  expect(seekStep(5, 1 / 24)).toBeCloseTo(1 / 24);
  expect(seekStep(600, 1 / 24)).toBe(3);
});
