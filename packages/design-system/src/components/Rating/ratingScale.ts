/** The stars that a rating can have. */
export const ratingSteps = [1, 2, 3, 4, 5] as const;
export type RatingStep = (typeof ratingSteps)[number];

export const mostStars = ratingSteps.length;

/** How much of one star is filled, from '0%' to '100%'. */
export function starShare(rating: number, star: RatingStep): string {
  return `${Math.round(Math.min(1, Math.max(0, rating - star + 1)) * 100)}%`;
}
