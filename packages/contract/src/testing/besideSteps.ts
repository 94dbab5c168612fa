import fc from 'fast-check';
import type { AnyForm, Draft } from '../tools/defineTool.ts';
import { editableInputs } from '../tools/draft.ts';
import type { RangeInput } from '../tools/kinds/index.ts';

/** What arithmetic makes of a step: counted up, counted down from the end, added one by one, or a hair beside it. */
const waysTo = ({ min, max, step }: RangeInput, value: number): readonly number[] => {
  const steps = Math.round((value - min) / step);
  const inAll = Math.round((max - min) / step);
  const added = Array.from({ length: steps }).reduce<number>((sum) => sum + step, min);
  return [min + steps * step, max - (inAll - steps) * step, added];
};

const hair = fc.double({ min: -9e-10, max: 9e-10, noNaN: true });

/** A draft whose numbers are what a slider really gives: beside their steps, and off the grid of floats. */
export const besideSteps = <T extends AnyForm>(tool: T, draft: Draft<T>): fc.Arbitrary<Draft<T>> =>
  fc
    .record(
      Object.fromEntries(
        editableInputs(tool).flatMap(([name, input]) => {
          if (input.kind !== 'range') return [];
          const value = (draft as Readonly<Record<string, unknown>>)[name] as number;
          const near = hair.map((share) => value + share * input.step);
          return [[name, fc.oneof(fc.constantFrom(...waysTo(input, value)), near)]];
        }),
      ),
    )
    .map((numbers) => ({ ...draft, ...numbers }));
