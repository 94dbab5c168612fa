import { accountWords, generalWords, limitWords } from '@kinora/contract';
import type { Words } from './words.ts';

/** What is said of what an account has left. */
export const creditText = {
  ...limitWords,
  credits: 'Credits',
  creditWord: { one: 'credit', other: 'credits' },
  refresh: 'Refresh credits',
  loadingCredits: 'Loading credits',
  tryAgain: generalWords.tryAgain,
  visitorTitle: ({ videos, images }: { readonly videos: number; readonly images: number }) =>
    `${videos} videos and ${images} images a month, free`,
  visitorText: 'Sign in to see your credits and what is included.',
  signIn: 'Sign In',
  videos: 'Included videos',
  images: 'Included images',
  used: (used: string, of: string) => `${used} of ${of} used`,
  resetsOn: 'New ones on',
  history: accountWords.creditHistory,
  seePlans: 'See plans',
};

export type CreditLabels = Words<typeof creditText>;
