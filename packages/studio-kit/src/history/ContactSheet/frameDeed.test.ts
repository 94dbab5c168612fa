import { expect, test } from 'vitest';
import { frameDeed } from './frameDeed.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  frameDeed({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test.each([
  [' ', 'compare'],
  ['x', 'select'],
  ['r', 'reuse'],
  ['R', 'reuse'],
  ['s', 'reference'],
  ['?', 'shortcuts'],
  ['Delete', 'delete'],
  ['Backspace', 'delete'],
  ['a', null],
  ['Enter', null],
])('the key %j means %s', (key, deed) => {
  expect(press(key)).toBe(deed);
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('a key with %s belongs to somebody else', (held) => {
  expect(press('r', { [held]: true })).toBeNull();
});
