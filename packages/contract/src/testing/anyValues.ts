import fc from 'fast-check';
import type { AnyForm, Values } from '../tools/defineTool.ts';
import { clashOf, editableInputs } from '../tools/draft.ts';
import { kindOf, type AnyValue } from '../tools/kinds/index.ts';
import { anyValue } from './kindSamples.ts';

/** Any finished request that a tool allows, options that depend on each other among them. */
export const anyValuesOf = <T extends AnyForm>(tool: T): fc.Arbitrary<Values<T>> =>
  fc
    .record(Object.fromEntries(editableInputs(tool).map(([name, input]) => [name, anyValue(input)])))
    .map((values) => {
      const possible: Record<string, unknown> = { ...values };
      for (const [name, input] of editableInputs(tool)) {
        if (clashOf(input, possible, possible[name] as AnyValue) === null) continue;
        const choices = kindOf(input).choices?.(input) ?? [];
        possible[name] = choices.find(({ value }) => clashOf(input, possible, value) === null)?.value;
      }
      return possible as Values<T>;
    });
