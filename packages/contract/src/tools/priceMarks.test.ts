import { expect, it } from 'vitest';
import { initialValues } from './draft.ts';
import { premiumImageToVideo } from './premium/imageToVideo.ts';
import { priceOf } from './price.ts';
import { priceMarks } from './priceMarks.ts';

const draft = initialValues(premiumImageToVideo);
const costOf = (duration: number) => priceOf(premiumImageToVideo, { ...draft, duration }).total;

it('price marks stand where a longer clip costs more (A260)', () => {
  expect(priceMarks(premiumImageToVideo.inputs.duration, costOf)).toEqual([
    { value: 3, cost: 200 },
    { value: 5, cost: 300 },
    { value: 8, cost: 400 },
    { value: 10, cost: 500 },
  ]);
});

it('a price that is the same for every value has no marks', () => {
  expect(priceMarks({ min: 1, max: 20, step: 0.5 }, () => 300)).toEqual([]);
});

it('price marks stand at the steps themselves up to the last, where adding tenths would miss it', () => {
  const marks = priceMarks({ min: 0, max: 0.3, step: 0.1 }, (value) => 100 + value * 10);
  expect(marks.map(({ value }) => value)).toEqual([0, 0.1, 0.2, 0.3]);
});
