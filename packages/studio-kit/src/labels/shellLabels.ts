import { accountWords, barWords, generalWords, shellWords } from '@kinora/contract';
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
  mode: 'Mode',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  stageSurround: 'Stage surround',
  surroundHelp: 'What stands around your pictures while you judge their colour.',
  ofTheTheme: 'As the mode',
  black: 'Black',
  grey: '18 % grey',
  white: 'White',
  version: (version: string) => `Version ${version}`,
  goTo: 'Go to',
  tools: 'Tools',
  recent: 'Recent creations',
  theme: 'Theme',
  useLight: 'Use light mode',
  useDark: 'Use dark mode',
  useSystem: 'Use the system’s mode',
  news: shellWords.resources.news,
  themes: shellWords.resources.themes,
  notFound: generalWords.notFound,
};

export type ShellLabels = Words<typeof shellText>;
export const shellLabels: ShellLabels = shellText;
