import type { Provenance } from '@kinora/media';
import type { EngineOrder, OrderedValue } from './engine.ts';

const isPlain = (value: OrderedValue): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

const apart: readonly string[] = ['image', 'images', 'video', 'audio', 'text'];

/** What a file says it was asked with: all but the words, which it says apart, and the files themselves. */
export const settingsOf = ({ tool, values }: Pick<EngineOrder, 'tool' | 'values'>): Provenance['settings'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      !apart.includes(tool.inputs[name]?.kind ?? '') && isPlain(value) ? [[name, value]] : [],
    ),
  );
