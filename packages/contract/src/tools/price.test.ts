import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValuesOf } from '../testing/anyValues.ts';
import { defineTool } from './defineTool.ts';
import { option, range, toggle } from './kinds/index.ts';
import { base, flat, plus, plusIf, priceOf, priceRange, times } from './price.ts';

const cinema = defineTool({
  id: 'cinema',
  makes: 'video',
  allowance: 'video',
  title: 'Cinema',
  summary: 'Every term of a price in one tool.',
  path: '/cinema',
  call: { function: 'generate-video', model: 'cinema', sendsPrice: true },
  inputs: {
    duration: range({ field: 'duration', label: 'Duration', min: 1, max: 10, step: 1, initial: 5 }),
    resolution: option({
      field: 'resolution',
      label: 'Resolution',
      options: [
        { value: '480p', label: '480p' },
        { value: '1080p', label: '1080p' },
      ],
      initial: '480p',
    }),
    grain: toggle({ field: 'grain', label: 'Grain', initial: false }),
  },
  resultAspect: { ratio: [16, 9] },
  price: [
    base('duration', { 1: 100, 5: 300 }),
    times(1.3, 'Cinema lens'),
    plus('resolution', { '480p': 0, '1080p': 15 }, 'Resolution'),
    plusIf('grain', 20, 'Grain'),
    flat(1, 'Handling'),
  ],
  tips: [],
  words: { generate: 'Go', busy: 'Going', started: 'Started', done: 'Done', failed: 'Failed' },
});

describe('a price', () => {
  it('is a receipt whose lines add up, in the order of its terms', () => {
    expect(priceOf(cinema, { duration: 5, resolution: '1080p', grain: true })).toEqual({
      total: 426,
      terms: [
        { label: 'Base price', amount: 300 },
        { label: 'Cinema lens', amount: 90 },
        { label: 'Resolution', amount: 15 },
        { label: 'Grain', amount: 20 },
        { label: 'Handling', amount: 1 },
      ],
    });
  });

  it('has lines that add up, and stays between its ends, whatever is chosen', () => {
    const { from, upTo } = priceRange(cinema);
    fc.assert(
      fc.property(anyValuesOf(cinema), (values) => {
        const { total, terms } = priceOf(cinema, values);
        expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total >= from && total <= upTo).toBe(true);
      }),
    );
  });

  it('has a cheapest and a dearest', () => {
    expect(priceRange(cinema)).toEqual({ from: 131, upTo: 426 });
  });
});
