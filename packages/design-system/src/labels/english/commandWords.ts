import type { Labels } from '../labels.ts';

export const commandWords = {
  commands: 'Commands',
  searchCommands: 'Search for a place or an action',
  recent: 'Recent',
  resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  noneFound: (query) => (query ? `Nothing found for “${query}”` : 'Nothing here yet'),
} satisfies Partial<Labels>;
