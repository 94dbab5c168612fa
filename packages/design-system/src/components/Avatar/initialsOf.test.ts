import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Mara van Aalst', 'MA'],
  ['mara', 'M'],
  ['mara.aalst', 'MA'],
  ['  Ada   Lovelace ', 'AL'],
  ['Émile (Zola)', 'ÉZ'],
  ['李小龍', '李'],
  ['محمد علي', 'مع'],
  ['42 frames', '4F'],
  ['🎬', ''],
  ['', ''],
])("the name '%s' becomes '%s'", (name, initials) => {
  expect(initialsOf(name, 'en')).toBe(initials);
});

test('letters are raised as their language does it', () => {
  expect(initialsOf('ismail', 'tr')).toBe('İ');
});
