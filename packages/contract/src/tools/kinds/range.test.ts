import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideSteps } from '../../testing/besideSteps.ts';
import { defineTool } from '../defineTool.ts';
import { change, initialValues, validateDraft, toValues } from '../draft.ts';
import { base, plus, priceOf } from '../price.ts';
import { requestOf, valuesOf } from '../request.ts';
import { isOnStep, nearestStep, range } from './range.ts';

/** Each threshold is a step: where arithmetic falls a hair short of it, a form would show less than the server asks. */
const sliderOf = (min: number, step: number, steps: number, scale: number) => {
  const at = (index: number) => (Math.round(min * scale) + index * Math.round(step * scale)) / scale;
  const values = Array.from({ length: steps + 1 }, (_, index) => at(index));
  const tool = defineTool({
    id: 'slider',
    makes: 'video',
    allowance: 'video',
    title: 'Slider',
    summary: 'A number with a price for every step.',
    path: '/slider',
    call: { function: 'generate-video', model: 'slider', sendsPrice: true },
    inputs: {
      amount: range({ field: 'amount', label: 'Amount', min, max: at(steps), step, initial: min }),
    },
    resultAspect: { ratio: [16, 9] },
    price: [
      base('amount', Object.fromEntries(values.map((value, index) => [value, 100 + index]))),
      plus('amount', Object.fromEntries(values.map((value, index) => [value, index])), 'Of the step'),
    ],
    tips: [],
    words: { generate: 'Go', busy: 'Going', started: 'Started', done: 'Done', failed: 'Failed' },
  });
  return { tool, values };
};

/** Steps of a tenth, of a twentieth, of seven hundredths: none of them is a float. */
const anySlider = fc
  .record({
    digits: fc.integer({ min: 0, max: 4 }),
    min: fc.integer({ min: -50, max: 50 }),
    step: fc.integer({ min: 1, max: 30 }),
    steps: fc.integer({ min: 1, max: 60 }),
  })
  .chain(({ digits, min, step, steps }) => {
    const scale = 10 ** digits;
    const slider = sliderOf(min / scale, step / scale, steps, scale);
    return fc.integer({ min: 0, max: steps }).chain((index) => {
      const amount = slider.values[index]!;
      return besideSteps(slider.tool, { amount }).map((drawn) => ({ ...slider, index, amount, drawn }));
    });
  });

describe('a number in steps', () => {
  it('has one price and one form, on the screen, in the body and at the server, whatever arithmetic made of it', () => {
    fc.assert(
      fc.property(anySlider, ({ tool, index, amount, drawn }) => {
        expect(validateDraft(tool, drawn)).toEqual([]);
        expect(priceOf(tool, drawn).total).toBe(100 + 2 * index);
        const kept = change(tool, initialValues(tool), 'amount', drawn.amount).draft;
        expect(kept).toEqual({ amount });
        const { body } = requestOf(tool, toValues(tool, drawn, {}));
        expect(body).toEqual({ model: 'slider', amount, credits_cost: 100 + 2 * index });
        const sentAsItIs = { ...body, amount: drawn.amount };
        expect(valuesOf(tool, JSON.parse(JSON.stringify(sentAsItIs)))).toEqual({
          ok: true,
          values: { amount },
          price: 100 + 2 * index,
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [0.1, 0.1, 0.1 + 0.1 * 7, 0.8],
    [0, 0.1, 0.1 + 0.2, 0.3],
    [0, 0.05, 0.15000000000000002, 0.15],
    [-0.3, 0.1, -0.3 + 0.1 + 0.1 + 0.1, 0],
    [1, 0.5, 7.5, 7.5],
    [0, 5e-7, 1.5e-6, 0.0000015],
    [0.25, 1, 3.25, 3.25],
  ])('from %d in steps of %d, %d is %d', (min, step, given, written) => {
    expect(isOnStep({ min, step }, given)).toBe(true);
    expect(Object.is(nearestStep({ min, step }, given), written)).toBe(true);
  });

  it('is refused between two steps, and is never priced by where it stands between them', () => {
    const { tool } = sliderOf(0, 0.1, 10, 10);
    for (const amount of [0.25, 0.34, 0.3 + 1e-8, -0.1, 1.1, Number.NaN]) {
      expect([amount, validateDraft(tool, { amount })]).toEqual([amount, [expect.anything()]]);
      expect(valuesOf(tool, { model: 'slider', amount, credits_cost: 100 }).ok).toBe(false);
      // What is wrong stays as it was given, for the form to say so.
      expect(change(tool, initialValues(tool), 'amount', amount).draft).toEqual({ amount });
    }
    expect(priceOf(tool, { amount: 0.29 })).toEqual(priceOf(tool, { amount: 0.3 }));
  });
});
