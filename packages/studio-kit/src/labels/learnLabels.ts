import { generalWords, helpWords, tutorialWords } from '@kinora/contract';
import type { Words } from './words.ts';

const learnText = {
  searchTutorials: 'Search tutorials',
  categories: 'Categories',
  tutorials: 'Tutorials',
  views: 'views',
  rating: 'Rating',
  quickLinks: 'Quick Links',
  helpResults: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  moreHelp: 'More help',
  documentation: 'Documentation',
  searchDocs: 'Search the documentation',
  onThisPage: 'On this page',
  nothingInDocs: 'Nothing found in the documentation',
  tryOtherWords: 'Try other or fewer words.',
  tutorialSoon: generalWords.tutorialSoon,
  tutorial: tutorialWords,
  help: helpWords,
};

export type LearnLabels = Words<typeof learnText>;
export const learnLabels: LearnLabels = learnText;
