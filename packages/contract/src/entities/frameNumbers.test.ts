import { expect, test } from 'vitest';
import { numberedFrames, type FrameCount } from './frameNumbers.ts';

const newest = (total: number): FrameCount => ({ total, order: 'newest' });
const numbers = (ids: string, count: FrameCount, known: ReadonlyMap<string, number> = new Map()) =>
  numberedFrames(known, [...ids], count);
const read = (map: ReadonlyMap<string, number>, ids: string) => [...ids].map((id) => map.get(id));

test('the oldest is 1, from whichever end one looks', () => {
  expect(read(numbers('edcba', newest(5)), 'edcba')).toEqual([5, 4, 3, 2, 1]);
  expect(read(numbers('abcde', { total: 5, order: 'oldest' }), 'abcde')).toEqual([1, 2, 3, 4, 5]);
});

test('a later page counts on from the one before', () => {
  const page = numbers('edc', newest(5));
  expect(read(numbers('edcba', newest(5), page), 'edcba')).toEqual([5, 4, 3, 2, 1]);
});

test('what is deleted takes its number along, and no other moves', () => {
  const all = numbers('edcba', newest(5));
  const less = numbers('edba', newest(4), all);
  expect(read(less, 'edba')).toEqual([5, 4, 2, 1]);
  expect(less).toBe(all);
});

test('a new frame counts on from the highest, also where that one was deleted', () => {
  const all = numbers('edcba', newest(5));
  expect(read(numbers('fdcba', newest(5), all), 'fdcba')).toEqual([6, 4, 3, 2, 1]);
});

test('a frame keeps its number when the list is turned round', () => {
  const all = numbers('edcba', newest(5));
  expect(numbers('abcde', { total: 5, order: 'oldest' }, all)).toBe(all);
});

test('a frame keeps its number looked at from the other end after a deletion, and the pages of both ends meet', () => {
  const latest = numbers('hgf', newest(8));
  const less = numbers('hf', newest(7), latest);
  const oldest = (ids: string, known: ReadonlyMap<string, number>) =>
    numbers(ids, { total: 7, order: 'oldest' }, known);
  const both = oldest('abc', less);
  expect(read(both, 'abc')).toEqual([1, 2, 3]);
  expect(read(numbers('hf', newest(7), both), 'hf')).toEqual([8, 6]);
  expect(read(oldest('abcdef', both), 'abcdef')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(read(numbers('hfe', newest(7), both), 'hfe')).toEqual([8, 6, 5]);
});

test('what is brought back has the number that it had', () => {
  const all = numbers('edcba', newest(5));
  expect(numbers('edcba', newest(5), numbers('edba', newest(4), all))).toBe(all);
});

test('another list is counted anew', () => {
  const clips = numbers('eca', newest(3));
  expect(read(numbers('edcba', newest(5), clips), 'edcba')).toEqual([5, 4, 3, 2, 1]);
});

test('a page that would count below 1 is counted anew', () => {
  const wrong = numbers('ed', newest(2));
  expect(read(numbers('edc', newest(3), wrong), 'edc')).toEqual([3, 2, 1]);
});

test('nothing to count leaves all as it is', () => {
  const all = numbers('ba', newest(2));
  expect(numbers('', newest(0), all)).toBe(all);
});
