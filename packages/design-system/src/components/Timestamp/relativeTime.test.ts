import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = Date.UTC(2026, 4, 14, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 0, 'second'],
  [-59_000, 0, 'second'],
  [-minute, -1, 'minute'],
  [-59.9 * minute, -59, 'minute'],
  [-hour, -1, 'hour'],
  [-26 * hour, -1, 'day'],
  [-29 * day, -29, 'day'],
  [2 * hour, 2, 'hour'],
])('a moment %d ms from now is %d %s', (offset, amount, unit) => {
  expect(relativeTime(now + offset, now)).toMatchObject({ amount, unit });
});

test('a date says more beyond a month', () => {
  expect(relativeTime(now - 30 * day, now)).toBeUndefined();
  expect(relativeTime(now + 31 * day, now)).toBeUndefined();
});

test.each([
  [-20_000, 40_000],
  [-(5 * minute + 10_000), 50_000],
  [-(2 * hour + 15 * minute), 45 * minute],
  [3 * minute + 1, 2],
])(
  'the words for a moment %d ms from now change after %d ms, and never more often than each second',
  (offset, changesIn) => {
    expect(relativeTime(now + offset, now)?.changesIn).toBe(Math.max(changesIn, 1000));
  },
);
