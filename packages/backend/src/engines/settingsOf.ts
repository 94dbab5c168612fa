import { isFileInput, kindOf, type Input } from '@kinora/contract';
import type { Provenance } from '@kinora/media';
import type { EngineOrder, OrderedValue } from './engine.ts';

const isPlain = (value: OrderedValue): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

const isApart = (input: Input) => isFileInput(input) || kindOf(input).isWords === true;

/** What a file says it was asked with: all but the words, which it says apart, and the files themselves. */
export const settingsOf = ({ tool, values }: Pick<EngineOrder, 'tool' | 'values'>): Provenance['settings'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const input = tool.inputs[name];
      return isPlain(value) && !(input && isApart(input)) ? [[name, value]] : [];
    }),
  );
