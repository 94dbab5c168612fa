import type { OptionInput } from './option.ts';
import type { RangeInput } from './range.ts';

/** A number of which a few can be had only, as a choice between those; the chosen one stays in sight with them. */
export const fewNumbers = (
  { label, help, field, unit, initial }: RangeInput,
  accepts: readonly unknown[],
  value: number,
): OptionInput<number> => ({
  kind: 'option',
  of: 'number',
  label,
  field,
  initial,
  ...(help !== undefined && { help }),
  options: [...new Set([...accepts.map(Number), value])].map((each) => ({
    value: each,
    label: unit ? `${each} ${unit}` : String(each),
  })),
});
