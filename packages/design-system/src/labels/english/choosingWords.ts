import type { Labels } from '../labels.ts';

export const choosingWords = {
  choose: 'Choose an option',
  chooseItem: 'Choose',
  chooseAll: 'Choose all',
  chosen: (count) => `${count} chosen`,
  clearChosen: (label) => `Clear ${label}`,
  nothingFound: 'Nothing found',
  pressToUse: (text) => `Press Enter to use “${text}”`,
} satisfies Partial<Labels>;
