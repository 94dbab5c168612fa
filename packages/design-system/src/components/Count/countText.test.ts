import { expect, test } from 'vitest';
import { countText } from './countText.ts';

const frames = { one: 'frame', other: 'frames' };
const english = { locale: 'en', isCompact: true, words: frames };

test.each([
  [0, '0', 'frames'],
  [1, '1', 'frame'],
  [999, '999', 'frames'],
  [1234, '1.2K', 'frames'],
  [12_500_000, '12.5M', 'frames'],
])('a count of %d is shown as %s %s', (value, shown, word) => {
  expect(countText(value, english)).toMatchObject({ shown, word });
});

test('a count keeps every digit for those who want them', () => {
  expect(countText(1234, english).whole).toBe('1,234');
  expect(countText(1234, { ...english, isCompact: false }).shown).toBe('1,234');
});

test('a language with more forms gets its own, and falls back to the one for the rest', () => {
  const words = { one: 'plik', few: 'pliki', other: 'plików' };
  const polish = { locale: 'pl', isCompact: false, words };
  expect([1, 3, 5].map((value) => countText(value, polish).word)).toEqual(['plik', 'pliki', 'plików']);
});
