import type { Labels } from '../labels.ts';

export const pictureWords = {
  pictureBroken: 'This picture can’t be shown',
  tryAgain: 'Try again',
} satisfies Partial<Labels>;
