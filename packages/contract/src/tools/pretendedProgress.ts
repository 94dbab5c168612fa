/** Every so often it takes a step (A222, D33). */
export const pretendedEvery = 300;
/** As far as it goes without a reply. */
export const pretendedMost = 0.9;
const longestStep = 0.15;

/** The next step of a progress that nobody reports: a random one, and never past 90 percent. */
export const pretendedStep = (share: number, random: () => number): number =>
  Math.min(pretendedMost, share + random() * longestStep);
