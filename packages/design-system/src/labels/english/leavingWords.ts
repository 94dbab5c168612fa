import type { Labels } from '../labels.ts';

export const leavingWords = {
  discardQuestion: 'Discard what you filled in?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
} satisfies Partial<Labels>;
