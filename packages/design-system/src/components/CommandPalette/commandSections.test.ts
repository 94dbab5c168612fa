import { expect, test } from 'vitest';
import type { CommandItem } from './commandItem.ts';
import { commandRank } from './commandRank.ts';
import { commandSections } from './commandSections.ts';

const item = (label: string, more: Partial<CommandItem> = {}): CommandItem => ({ id: label, label, ...more });

test.each([
  ['create vid', 'Create video', 0],
  ['vid cre', 'Create video', 1],
  ['eate', 'Create video', 2],
  ['VIDÉO', 'Create video', 1],
  ['cafe', 'Café by night', 0],
  ['musik', 'Create video', null],
  ['', 'Create video', 0],
  ['   ', 'Create video', 0],
])('the search %j finds %j with rank %j', (query, label, rank) => {
  expect(commandRank(item(label), query)).toBe(rank);
});

test('a command is found by its group, its description and its keywords, after those with the word in their name', () => {
  const film = item('Create video', { group: 'Go to', description: 'Kinora', keywords: ['film', 'clip'] });
  for (const query of ['film', 'clip create', 'go video', 'kinora']) expect(commandRank(film, query)).toBe(3);
  expect(commandRank(film, 'film music')).toBeNull();
});

const items = [
  item('Home', { group: 'Go to' }),
  item('Liked', { group: 'Go to' }),
  item('Use the dark mode', { group: 'Settings', keywords: ['home screen'] }),
  item('Home in on it', { group: 'Actions' }),
];
const asked = { query: '', recentIds: [], recentTitle: 'Recent', isSearchedElsewhere: false };
const shown = (more: Partial<typeof asked> = {}) =>
  commandSections(items, { ...asked, ...more }).map(({ title, items: found }) => [
    title,
    ...found.map(({ id }) => id),
  ]);

test('commands without a query all stand under their headings, as they were given', () => {
  expect(shown()).toEqual([
    ['Go to', 'Home', 'Liked'],
    ['Settings', 'Use the dark mode'],
    ['Actions', 'Home in on it'],
  ]);
});

test('what was used last stands first, once, and only until something is typed', () => {
  const recentIds = ['Use the dark mode', 'gone', 'Liked'] as never[];
  expect(shown({ recentIds })).toEqual([
    ['Recent', 'Use the dark mode', 'Liked'],
    ['Go to', 'Home'],
    ['Actions', 'Home in on it'],
  ]);
  expect(shown({ recentIds, query: 'liked' })).toEqual([['Go to', 'Liked']]);
});

test('the group with the best answer comes first', () => {
  expect(shown({ query: 'home' })).toEqual([
    ['Go to', 'Home'],
    ['Actions', 'Home in on it'],
    ['Settings', 'Use the dark mode'],
  ]);
});

test('no section takes the id of another or of an item, whatever they are called', () => {
  const named = [
    item('plain'),
    item('of none', { group: '' }),
    item('of that name', { group: 'recent' }),
    item(':recent', { group: 'Recent' }),
    item('::group recent', { group: ':' }),
  ];
  const sections = commandSections(named, { ...asked, recentIds: ['plain', 'of none'] as never[] });
  const withPlain = commandSections(named, asked);
  for (const found of [sections, withPlain]) {
    const ids = [...found.map(({ id }) => id), ...named.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('what was searched elsewhere is shown as it came', () => {
  expect(shown({ query: 'nothing like it', isSearchedElsewhere: true }).flat()).toContain('Liked');
});
