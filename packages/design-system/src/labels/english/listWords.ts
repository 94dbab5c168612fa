import type { Labels } from '../labels.ts';

export const listWords = {
  nothingHere: 'Nothing here yet',
  remove: 'Remove',
} satisfies Partial<Labels>;
