// A title is read alone, in a report or in the sidebar: it says of what it speaks, and what is true of that.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { beginsWithSubject, isPlainName, storiesIn, testTitles } from '../acceptance/titles.ts';
import { root } from '../test/command.ts';

const textsOf = (...patterns: readonly string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).map(
    (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
  );

it('a title that begins with a deed or a pronoun has no subject', () => {
  const without = ['says why (A1)', 'is a dialog > with a name', 'it ends', 'its cross closes it'];
  const leaning = [
    'nor are links',
    'Disabled it does nothing',
    'controlled, it asks',
    'without a name it says so',
  ];
  expect([...without, ...leaning].filter(beginsWithSubject)).toEqual([]);
  const block = ['an upload under way > is cancelled', 'the form > of %s says what it costs'];
  const nouns = [
    'names that lead out are refused',
    'what it was made from is seen',
    'of what failed it is said why',
  ];
  expect([...block, ...nouns, '%s'].filter((title) => !beginsWithSubject(title))).toEqual([]);
});

it('a story that is played by itself, as another or as another file makes it is read with its own name', () => {
  const text = `
const base = { play: async () => {} };
export const Named: Story = { name: 'A menu opens', play: async () => {} };
export const Spread: Story = { ...Named, tags: [] };
export const FromBase: Story = { ...base };
export const Still: Story = { args: { name: 'Menu', play: true } };
const opened = (): Story => ({ play: async () => {} });
export const Made: Story = opened();
export const MadeAndNamed: Story = { ...opened(), name: 'A menu is open' };
export const MadeElsewhere: Story = shown();
export const MadeElsewhereAndNamed: Story = { name: 'A menu keeps to its room', ...shown() };`;
  expect(storiesIn('a.stories.tsx', text)).toEqual([
    { exported: 'Named', name: 'A menu opens', isPlayed: true },
    { exported: 'Spread', name: null, isPlayed: true },
    { exported: 'FromBase', name: null, isPlayed: true },
    { exported: 'Still', name: null, isPlayed: false },
    { exported: 'Made', name: null, isPlayed: true },
    { exported: 'MadeAndNamed', name: 'A menu is open', isPlayed: true },
    { exported: 'MadeElsewhere', name: null, isPlayed: true },
    { exported: 'MadeElsewhereAndNamed', name: 'A menu keeps to its room', isPlayed: true },
  ]);
});

it('every test says of what it speaks', () => {
  const titles = textsOf(
    'packages/*/src/**/*.test.{ts,tsx}',
    '.storybook/**/*.test.ts',
    'tools/**/*.test.ts',
    'tests/**/*.{test,spec}.{ts,tsx}',
  ).flatMap(([file, text]) => testTitles(file, text).map((title) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(2500);
  expect(titles.filter(({ title }) => !beginsWithSubject(title))).toEqual([]);
});

it('every story that is played has a sentence for its name, and no two of a file the same', () => {
  const stories = textsOf('packages/*/src/**/*.stories.tsx').map(
    ([file, text]) => [file, storiesIn(file, text)] as const,
  );
  const played = stories.flatMap(([file, all]) =>
    all.filter(({ isPlayed }) => isPlayed).map(({ exported, name }) => ({ file, exported, name })),
  );
  expect(played.length).toBeGreaterThan(900);
  expect(played.filter(({ name }) => !name?.includes(' ') || !isPlainName(name))).toEqual([]);
  const twice = stories.filter(([, all]) => {
    const names = all.flatMap(({ name }) => name ?? []);
    return new Set(names).size < names.length;
  });
  expect(twice.map(([file]) => file)).toEqual([]);
});
