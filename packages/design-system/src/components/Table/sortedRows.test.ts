import { expect, test } from 'vitest';
import { sortedRows } from './sortedRows.ts';

const sorted = (values: unknown[], direction: 'ascending' | 'descending' = 'ascending', locale = 'en') =>
  sortedRows(values, (value) => value as string, direction, locale);

test('rows are sorted by the size of numbers and the time of dates', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
  const [early, late] = [new Date(1), new Date(2)];
  expect(sorted([late, early])).toEqual([early, late]);
});

test('words are sorted as their language sorts them, and numbers in words by size', () => {
  expect(sorted(['Frame 10', 'frame 9', 'Äpfel', 'Zebra'])).toEqual([
    'Äpfel',
    'frame 9',
    'Frame 10',
    'Zebra',
  ]);
  expect(sorted(['z', 'ä'], 'ascending', 'sv')).toEqual(['z', 'ä']);
});

test('what is missing is last in both directions', () => {
  const rows = [{ value: null }, { value: 2 }, { value: undefined }, { value: 1 }, { value: Number.NaN }];
  const values = sortedRows(rows, ({ value }) => value, 'ascending', 'en').map(({ value }) => value);
  expect(values).toEqual([1, 2, null, undefined, Number.NaN]);
  expect(sorted([null, 1, 2], 'descending')).toEqual([2, 1, null]);
});

test('equal rows keep their order, and the rows given stay as they were', () => {
  const rows = [
    { id: 'a', value: 1 },
    { id: 'b', value: 1 },
  ];
  const result = sortedRows(rows, ({ value }) => value, 'descending', 'en');
  expect(result.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(result).not.toBe(rows);
});
