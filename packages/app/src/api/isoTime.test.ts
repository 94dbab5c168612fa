import { expect, it } from 'vitest';
import { isoTime } from './isoTime.ts';

it.each([
  ['2026-11-14 09:30:00.123456+00', '2026-11-14T09:30:00.123456+00:00'],
  ['2026-11-14 09:30:00+0530', '2026-11-14T09:30:00+05:30'],
  ['2026-11-14T09:30:00.123456+00:00', '2026-11-14T09:30:00.123456+00:00'],
  ['2026-11-14T09:30:00.000Z', '2026-11-14T09:30:00.000Z'],
])('a moment written as %s is read as %s', (said, read) => {
  expect(isoTime(said)).toBe(read);
  expect(Number.isNaN(Date.parse(read))).toBe(false);
});
