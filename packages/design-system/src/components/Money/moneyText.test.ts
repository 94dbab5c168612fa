import { expect, test } from 'vitest';
import { moneyText } from './moneyText.ts';

const dollars = { locale: 'en', currency: 'USD', isShort: false };

test.each([
  [999, dollars, '$9.99'],
  [2900, dollars, '$29.00'],
  [2900, { ...dollars, isShort: true }, '$29'],
  [2950, { ...dollars, isShort: true }, '$29.50'],
  [-500, dollars, '-$5.00'],
  [0, { ...dollars, isShort: true }, '$0'],
  [500, { ...dollars, currency: 'JPY' }, '¥500'],
  [1500, { ...dollars, currency: 'KWD' }, 'KWD\u00a01.500'],
  [128400, { locale: 'de', currency: 'EUR', isShort: false }, '1.284,00\u00a0€'],
])('an amount of %d as %o reads %s', (minorUnits, format, words) => {
  expect(moneyText(minorUnits, format)).toBe(words);
});
