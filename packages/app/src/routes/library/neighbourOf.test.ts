import { expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf.ts';

const named = (names: string) => [...names].map((id) => ({ id }));

it.each<[gone: string, stays: string | undefined, what: string]>([
  ['b', 'c', 'of one, the next'],
  ['bc', 'd', 'of two beside each other, the next after both'],
  ['bd', 'c', 'of two apart, the one between'],
  ['d', 'c', 'of the last, the one before'],
  ['cd', 'b', 'of the last two, the one before both'],
  ['abcd', undefined, 'of all, none'],
])('what stays where %s of abcd go is %s: %s', (gone, stays) => {
  expect(neighbourOf(named('abcd'), named(gone))?.id).toBe(stays);
});
