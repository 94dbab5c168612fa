// The sidebar is for readers: sentences without numbers, and a few stories that tell, with the proofs a filter away.
import type { IndexInput, Indexer } from 'storybook/internal/types';

/** Of stories that only prove something. The sidebar leaves them out until one asks for them. */
export const proof = 'proof';

const items = / \([AD]\d{1,3}(?:, [AD]\d{1,3})*\)$/;
/** As an export's name is spelt out: 'Very Long Text'. */
const spelt = /^(?:[A-Z][a-z]*|\d+)(?: (?:[A-Z][a-z]*|\d+))+$/;

/** A story's name as a sentence, without what it proves. */
export function readName(name: string): string {
  const bare = name.replace(items, '');
  if (!spelt.test(bare)) return bare;
  const [first, ...others] = bare.split(' ');
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

/** What is played and never photographed is a test: its page shows what it is about. */
const proves = ({ type, tags = [] }: IndexInput) =>
  type === 'story' && tags.includes('play-fn') && !tags.includes('picture');

/** The stories of a file as the sidebar has them. A screen whose stories all are proofs keeps its first, to be found at all. */
export function forReaders(stories: readonly IndexInput[]): IndexInput[] {
  const areAllProofs = stories.every(proves);
  return stories.map((story, index) => {
    const isKept = areAllProofs && index === 0 && story.title?.startsWith('App/');
    return {
      ...story,
      ...(story.name === undefined ? {} : { name: readName(story.name) }),
      tags: [...(story.tags ?? []), ...(proves(story) && !isKept ? [proof] : [])],
    };
  });
}

export const readIndexer = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => forReaders(await indexer.createIndex(file, options)),
});
