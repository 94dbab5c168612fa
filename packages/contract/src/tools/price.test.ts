import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { defineTool } from './defineTool.ts';
import { askedOf } from './draft.ts';
import { option, range, toggle, type Input } from './kinds/index.ts';
import { base, flat, plus, plusIf, priceOf, priceRange, times } from './price.ts';
import { requestOf, valuesOf } from './request.ts';

const cinema = defineTool({
  id: 'cinema',
  makes: 'video',
  title: 'Cinema',
  summary: 'Every term of a price in one tool.',
  path: '/cinema',
  call: { function: 'generate-video', model: 'cinema', sendsPrice: true },
  inputs: {
    duration: range({ wire: 'duration', label: 'Duration', min: 1, max: 10, step: 1, initial: 5 }),
    resolution: option({
      wire: 'resolution',
      label: 'Resolution',
      options: [
        { value: '480p', label: '480p' },
        { value: '1080p', label: '1080p' },
      ],
      initial: '480p',
    }),
    grain: toggle({ wire: 'grain', label: 'Grain', initial: false }),
  },
  frame: { ratio: [16, 9] },
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

  it('has a cheapest and a dearest', () => {
    expect(priceRange(cinema)).toEqual({ from: 131, upTo: 426 });
  });
});

const anyValue = (input: Input): fc.Arbitrary<unknown> => {
  switch (input.kind) {
    case 'range':
      return fc
        .integer({ min: 0, max: Math.round((input.max - input.min) / input.step) })
        .map((steps) => input.min + steps * input.step);
    case 'option':
      return fc.constantFrom(...input.options.map((each) => each.value));
    case 'switch':
      return fc.boolean();
    case 'text':
      return fc
        .string({ minLength: 1, maxLength: 200 })
        .map((words) => words.trim())
        .filter((words) => words !== '' || !input.missing);
    case 'image':
      return fc
        .base64String({ minLength: 4, maxLength: 40 })
        .map((bytes) => `data:image/png;base64,${bytes}`);
    case 'fixed':
      return fc.constant(input.value);
  }
};

describe.each([...catalogue, cinema])('$id', (tool) => {
  const anyValues = fc.record(
    Object.fromEntries(askedOf(tool).map(([name, input]) => [name, anyValue(input)])),
  );

  it('writes a body that the server reads back as the same values, at the same whole price', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const sent = priceOf(tool, values as never).total;
        const received = valuesOf(tool, structuredClone(requestOf(tool, values as never).body));
        expect(received).toEqual({ ok: true, values, price: sent });
        expect(Number.isInteger(sent) && sent >= 0).toBe(true);
      }),
    );
  });
});
