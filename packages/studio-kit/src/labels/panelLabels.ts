import { shellWords } from '@kinora/contract';
import type { Words } from './words.ts';

const panelText = {
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
};

/** What the news, the themes and the command palette say. It comes with the first that is opened. */
export type PanelLabels = Words<typeof panelText>;
export const panelLabels: PanelLabels = panelText;
