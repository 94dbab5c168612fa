import fc from 'fast-check';
import type { AnyForm, Draft } from '../tools/defineTool.ts';
import { editableInputs } from '../tools/draft.ts';
import { besideValue } from './kindSamples.ts';

/** A draft whose numbers are what a slider really gives: beside their steps, and off the grid of floats. */
export const besideSteps = <T extends AnyForm>(tool: T, draft: Draft<T>): fc.Arbitrary<Draft<T>> => {
  const values = draft as Readonly<Record<string, unknown>>;
  return fc
    .record(
      Object.fromEntries(
        editableInputs(tool).map(([name, input]) => [name, besideValue(input, values[name])]),
      ),
    )
    .map((given) => ({ ...draft, ...given }));
};
