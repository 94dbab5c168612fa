import { expect, it } from 'vitest';
import { searchPatterns } from './searchPatterns.ts';

it.each([
  ['', []],
  ['  ', []],
  ['Blue  sea', ['%blue%', '%sea%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
])('a search for %j looks for %j', (search, patterns) => {
  expect(searchPatterns(search)).toEqual(patterns);
});
