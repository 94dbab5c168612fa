import { plainWords, readingsOf } from './plainWords.ts';
import type { SafetyFilter } from './safetyFilter.ts';

export const refusedByWords =
  'The safety filter refused these words. Nothing was charged. Change them and try again, or tell us through Feedback if you think this is a mistake.';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Signs that somebody puts between letters; a space parts words. */
const between = '[^\\p{L}\\p{N}\\s]*';

/** An entry is a word or a phrase; a star at its end stands for any ending. */
const pattern = (entry: string) => {
  const isOpen = entry.endsWith('*');
  const words = entry
    .replaceAll('*', '')
    .trim()
    .split(' ')
    .map((word) => Array.from(word, escaped).join(between));
  return `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*')}${isOpen ? '' : '(?![\\p{L}\\p{N}])'}`;
};

/** The entries of a list as an operator writes it: one a line or between commas, # for remarks. */
const entriesIn = (list: string): string[] =>
  list
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, ''))
    .flatMap((line) => line.split(','))
    .map((entry) =>
      plainWords(entry)
        .replace(/[^\p{L}\p{N}*]+/gu, ' ')
        .trim(),
    )
    .filter((entry) => entry.replaceAll('*', '') !== '');

/** The operator's own list; an empty one lets everything pass. */
export function wordListFilter(list: string): SafetyFilter {
  const entries = entriesIn(list);
  const blocked = entries.length > 0 ? new RegExp(entries.map(pattern).join('|'), 'u') : null;
  return {
    objection: (words) =>
      Promise.resolve(
        blocked && words.some((each) => readingsOf(each).some((reading) => blocked.test(reading)))
          ? refusedByWords
          : null,
      ),
  };
}
