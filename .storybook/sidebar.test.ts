import { expect, it } from 'vitest';
import { forReaders, proof, readName } from './sidebar.ts';

it.each([
  ['Delete asks first (A137)', 'Delete asks first'],
  ['Each of seven moves is chosen (A265, D3)', 'Each of seven moves is chosen'],
  ['Very Long Text', 'Very long text'],
  ['Seven Of 12', 'Seven of 12'],
  ['A PNG is read (of one page)', 'A PNG is read (of one page)'],
  ['Playground', 'Playground'],
])('the sidebar says ‘%s’ as ‘%s’', (name, read) => {
  expect(readName(name)).toBe(read);
});

const story = (name: string, ...tags: string[]) =>
  ({ type: 'story', importPath: 'a', exportName: name, title: 'App/A', name, tags }) as const;
const proofsIn = (...stories: ReturnType<typeof story>[]) =>
  forReaders(stories)
    .filter(({ tags }) => tags?.includes(proof))
    .map(({ name }) => name);

it('what is played and not photographed is left out of the sidebar', () => {
  const both = [story('Full'), story('Seen', 'play-fn', 'picture'), story('Played', 'play-fn')];
  expect(proofsIn(...both)).toEqual(['Played']);
});

it('a screen of nothing but proofs keeps its first', () => {
  expect(proofsIn(story('One', 'play-fn'), story('Two', 'play-fn'))).toEqual(['Two']);
  const kit = { ...story('One', 'play-fn'), title: 'Studio Kit/A' };
  expect(forReaders([kit])[0]?.tags).toContain(proof);
});
