import { expect, it } from 'vitest';
import { refusedByWords, wordListFilter } from './wordListFilter.ts';

const list = `
# What this server does not make
badword
two words, prefix*
hell, cop, sex
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
  'twowords',
  'bad-word',
  'b.a.d.w.o.r.d',
  'a b a d w o r d',
  'b_a_d w-o-r-d',
  'bad*word!',
  'not-badword-at-all',
  'bаdwоrd',
  'BАDWОRD',
  'ѕех',
  'b4dw0rd',
  '𝐛𝐚𝐝𝐰𝐨𝐫𝐝',
  'bad\u2060\u00adword',
  'bad\u3164word',
])('a word list refuses %j', async (words) => {
  expect(await wordListFilter(list).objection(['fine', words])).toBe(refusedByWords);
});

it.each([
  'badwords are not the word',
  'abadword',
  'two other words',
  'a prefi',
  'what this server makes',
  '***',
  "he’ll and he'll go",
  'hello shell, hell0ween',
  'bad word',
  'a bad w',
  'уборка: вынести сор',
  'copper, sextant and Essex',
  'a 4k clip, 24 fps, mp3',
  'as-is, re-do, x-ray, e-mail',
])('a word list lets %j pass', async (words) => {
  expect(await wordListFilter(list).objection([words])).toBeNull();
});

it('a word list without words lets everything pass', async () => {
  for (const empty of ['', ' \n# nothing\n', ',,,', '*'])
    expect(await wordListFilter(empty).objection(['anything', '***'])).toBeNull();
});
