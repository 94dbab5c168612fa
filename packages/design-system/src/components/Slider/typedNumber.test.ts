import { expect, test } from 'vitest';
import { typedNumber } from './typedNumber.ts';

test.each([
  ['5', 'en', 5],
  ['-2.5', 'en', -2.5],
  ['−2.5', 'en', -2.5],
  ['.5', 'en', 0.5],
  ['1,234.5', 'en', 1234.5],
  ['1.234,5', 'de', 1234.5],
  ['1,5', 'de', 1.5],
  ['٧٫٥', 'ar-EG', 7.5],
  [' 12 ', 'en', 12],
])('the text %s in %s is the number %d', (text, locale, number) => {
  expect(typedNumber(text, locale)).toBe(number);
});

test.each(['', '-', 'seven', '1.2.3', '5 s', 'NaN', 'Infinity', '1e3'])(
  'the text %j is no number',
  (text) => {
    expect(typedNumber(text, 'en')).toBeUndefined();
  },
);

test('a percentage may be typed with or without its sign', () => {
  expect(typedNumber('65', 'en', { style: 'percent' })).toBe(0.65);
  expect(typedNumber('65%', 'en', { style: 'percent' })).toBe(0.65);
});
