import { optionsOf } from '../Select/selectEntries.ts';
import type { SelectEntry, SelectOption } from '../Select/selectEntries.ts';

/** The options that were chosen, in the order in which they stand: whoever chose them may have gone about. */
export function chosenOf<Value extends string>(
  entries: readonly SelectEntry<Value>[],
  keys: unknown,
): readonly SelectOption<Value>[] {
  const chosen = new Set<unknown>(Array.isArray(keys) ? keys : []);
  return optionsOf(entries).filter(({ value }) => chosen.has(value));
}
