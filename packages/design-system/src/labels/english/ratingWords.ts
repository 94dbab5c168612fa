import type { Labels } from '../labels.ts';

export const ratingWords = {
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  ratingOf: (value, most) => `${value} of ${most}`,
} satisfies Partial<Labels>;
