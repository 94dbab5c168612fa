import { expect, test } from 'vitest';
import { ratingSteps, starShare } from './ratingScale.ts';

test.each([
  [0, ['0%', '0%', '0%', '0%', '0%']],
  [3, ['100%', '100%', '100%', '0%', '0%']],
  [4.25, ['100%', '100%', '100%', '100%', '25%']],
  [9, ['100%', '100%', '100%', '100%', '100%']],
  [-1, ['0%', '0%', '0%', '0%', '0%']],
])('a rating of %d fills its stars', (rating, shares) => {
  expect(ratingSteps.map((star) => starShare(rating, star))).toEqual(shares);
});
