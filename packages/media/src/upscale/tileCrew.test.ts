import { expect, it } from 'vitest';
import { crewSize } from './tileCrew.ts';

it.each([
  [1, undefined, 1],
  [2, undefined, 2],
  [4, 8, 3],
  [16, 8, 4],
  [16, undefined, 4],
  [8, 4, 2],
  [1, 1, 1],
])('on %i cores with %s GB, %i draw side by side', (cores, gigabytes, hands) => {
  expect(crewSize(cores, gigabytes)).toBe(hands);
});
