import type { SafetyFilter } from './safetyFilter.ts';

export const refusedByWords =
  'The safety filter refused these words. Nothing was charged. Change them and try again, or tell us through Feedback if you think this is a mistake.';

/** One spelling for all: without accents, width or letters that stand for others, and one space between words. */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An entry is a word or a phrase; a star at its end stands for any ending. */
const pattern = (entry: string) => {
  const isOpen = entry.endsWith('*');
  const words = escaped(entry.replaceAll('*', '').trim()).replaceAll(' ', '\\s+');
  return `(?<![\\p{L}\\p{N}])${words}${isOpen ? '' : '(?![\\p{L}\\p{N}])'}`;
};

/** The entries of a list as an operator writes it: one a line or between commas, # for remarks. */
export const entriesIn = (list: string): string[] =>
  list
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, ''))
    .flatMap((line) => line.split(','))
    .map(plain)
    .filter((entry) => entry.replaceAll('*', '') !== '');

/** The operator's own list; an empty one lets everything pass. */
export function wordListFilter(list: string): SafetyFilter {
  const entries = entriesIn(list);
  const blocked = entries.length > 0 ? new RegExp(entries.map(pattern).join('|'), 'u') : null;
  return {
    objection: (words) =>
      Promise.resolve(
        blocked && words.some((each) => blocked.test(plain(each).replaceAll('*', ' ')))
          ? refusedByWords
          : null,
      ),
  };
}
