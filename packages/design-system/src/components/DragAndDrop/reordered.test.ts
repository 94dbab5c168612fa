import { expect, test } from 'vitest';
import { reordered } from './reordered.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const order = (ids: string[], target: string, position: 'before' | 'after') =>
  reordered(items, { ids: new Set(ids), target, position })
    .map(({ id }) => id)
    .join('');

test.each([
  [['a'], 'c', 'after', 'bcade'],
  [['e'], 'a', 'before', 'eabcd'],
  [['d', 'b'], 'e', 'after', 'acebd'],
  [['a', 'e'], 'c', 'before', 'baecd'],
  [['b', 'c'], 'c', 'after', 'abcde'],
  [['b'], 'b', 'before', 'abcde'],
  [['a'], 'gone', 'before', 'abcde'],
] as const)('a drop of %j at %s, %s it, makes %s', (ids, target, position, result) => {
  expect(order([...ids], target, position)).toBe(result);
});
