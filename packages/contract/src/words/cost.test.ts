import { expect, it } from 'vitest';
import { lackingWords } from './cost.ts';

it.each([
  ['1', 'You need 1 more credit'],
  ['2', 'You need 2 more credits'],
  ['1,001', 'You need 1,001 more credits'],
])('who lacks %s reads "%s"', (lacking, said) => {
  expect(lackingWords.lacking(lacking)).toBe(said);
});
