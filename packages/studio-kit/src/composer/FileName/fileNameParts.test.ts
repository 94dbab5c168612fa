import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameParts } from './fileNameParts.ts';

it.each([
  [
    'a long one keeps its ending and what tells it from its neighbours',
    'harbour-at-dawn-final-0007.png',
    'harbour-at-dawn-fina',
    'l-0007.png',
  ],
  ['a short one is all end', 'sea.png', '', 'sea.png'],
  [
    'one without an ending keeps its last letters',
    'screenshot of the harbour',
    'screenshot of the h',
    'arbour',
  ],
  ['what is no ending is none', 'Version 2. The one from yesterday', 'Version 2. The one from yes', 'terday'],
  ['a hidden file is no ending alone', '.gitignore', '', '.gitignore'],
  ['a letter of two halves stays whole', 'a😀😀😀😀😀😀c.png', 'a😀', '😀😀😀😀😀c.png'],
])('of a file’s name, %s', (_what, name, start, end) => {
  expect(fileNameParts(name)).toEqual([start, end]);
});

it('nothing of a name is lost or told twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(fileNameParts(name).join('')).toBe(name);
    }),
  );
});
