import { kindOf, type Input } from './kinds/index.ts';

/** A value of an input as a form shows it: '8 s', 'Off', or the name of an option. */
export const shownValue = (
  input: Input,
  value: unknown,
  said: { readonly on: string; readonly off: string },
): string => (typeof value === 'boolean' ? (value ? said.on : said.off) : named(input, value));

const named = (input: Input, value: unknown): string =>
  kindOf(input)
    .choices?.(input)
    .find((each) => String(each.value) === String(value))?.label ??
  (input.unit ? `${String(value)} ${input.unit}` : String(value));
