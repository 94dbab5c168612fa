import { expect, it } from 'vitest';
import { mostAtOnceIn } from './mostAtOnce.ts';

it('the most at once is five, or what the operator says', () => {
  expect([mostAtOnceIn({}), mostAtOnceIn({ KINORA_MOST_AT_ONCE: '12' })]).toEqual([5, 12]);
});

it.each(['0', '-1', '2.5', 'many', '10000'])('the most at once is not %s', (text) => {
  expect(() => mostAtOnceIn({ KINORA_MOST_AT_ONCE: text })).toThrow('a whole number from 1 to 9999');
});
