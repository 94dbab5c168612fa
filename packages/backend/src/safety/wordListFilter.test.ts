import { expect, it } from 'vitest';
import { refusedByWords, wordListFilter } from './wordListFilter.ts';

const list = `
# What this server does not make
badword
two words, prefix*
`;

it.each([
  'a BADWORD here',
  'Bädwörd',
  'two   words',
  'two-words',
  'prefixed',
  'PREFIX',
  'bad\u200bword',
  'ｂａｄｗｏｒｄ',
])('refuses %j', async (words) => {
  expect(await wordListFilter(list).objection(['fine', words])).toBe(refusedByWords);
});

it.each([
  'badwords are not the word',
  'abadword',
  'two other words',
  'a prefi',
  'what this server makes',
  '***',
])('lets %j pass', async (words) => {
  expect(await wordListFilter(list).objection([words])).toBeNull();
});

it('lets everything pass while there is no list', async () => {
  for (const empty of ['', ' \n# nothing\n', ',,,', '*'])
    expect(await wordListFilter(empty).objection(['anything', '***'])).toBeNull();
});
