import { wordsIn, type Block } from '../block.ts';
import { searchedFor } from '../searchedFor.ts';

export interface DocsSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const foundSections = (sections: readonly DocsSection[], words: string): readonly DocsSection[] =>
  sections.filter(({ title, blocks }) => searchedFor(words, [title, ...blocks.map(wordsIn)].join(' ')));
