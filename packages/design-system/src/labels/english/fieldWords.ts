import type { Labels } from '../labels.ts';

export const fieldWords = {
  rangeStart: 'From',
  rangeEnd: 'To',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  charactersLeft: (left) => (left === 1 ? '1 character left' : `${left} characters left`),
  charactersOver: (over) => (over === 1 ? '1 character too many' : `${over} characters too many`),
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
  missing: (label) => `${label} is missing.`,
  toCorrect: (count) =>
    count === 1 ? 'One thing needs to be corrected' : `${count} things need to be corrected`,
  clearSearch: 'Clear search',
} satisfies Partial<Labels>;
