import { accountWords, barWords, generalWords } from '@kinora/contract';
import type { PanelLabels } from './panelLabels.ts';
import type { Words } from './words.ts';

const shellText = {
  ...barWords,
  main: 'Main',
  home: `${barWords.product}, home`,
  openNavigation: 'Open navigation',
  communityChat: 'Community chat',
  help: 'Help',
  or: 'or',
  credits: (amount: string) => `${amount} credits`,
  account: accountWords.title,
  loading: 'Loading',
  notFound: generalWords.notFound,
};

export type ShellLabels = Words<typeof shellText> & PanelLabels;
export const shellLabels: Words<typeof shellText> = shellText;
