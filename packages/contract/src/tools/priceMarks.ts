import { nearestStep, type RangeInput } from './kinds/range.ts';

/** The places of a range where the price rises, each with what it costs from there; none where it is one price. */
export function priceMarks(
  { min, max, step }: Pick<RangeInput, 'min' | 'max' | 'step'>,
  costOf: (value: number) => number,
): readonly { readonly value: number; readonly cost: number }[] {
  if (costOf(min) === costOf(max)) return [];
  const marks = [{ value: min, cost: costOf(min) }];
  for (let value = min; (value = nearestStep({ min, step }, value + step)) <= max;) {
    const cost = costOf(value);
    if (cost !== marks.at(-1)!.cost) marks.push({ value, cost });
  }
  return marks;
}
