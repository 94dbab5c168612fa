/** Kilobytes after gzip: what we aim for, and what fails the build (engineering figures of peers in docs). */
export const budgets = {
  landing: { goal: 165, hard: 190 },
  studio: { goal: 255, hard: 290 },
  styles: { goal: 20, hard: 30 },
  fontsPreloaded: { goal: 91, hard: 91 },
  fonts: { goal: 130, hard: 130 },
} as const;
