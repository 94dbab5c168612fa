import type { Input } from './kinds/index.ts';

/** The words that travel behind a text, by what else is chosen (A219); none for any other input. */
const endingOf = (input: Input, chosen: (name: string) => unknown): string =>
  input.kind === 'text' && input.ending ? (input.ending.words[String(chosen(input.ending.by))] ?? '') : '';

export const withEnding = (input: Input, written: unknown, chosen: (name: string) => unknown): unknown =>
  typeof written === 'string' ? written + endingOf(input, chosen) : written;

/** The person's own words again. A caller who left the ending out is understood all the same. */
export function withoutEnding(input: Input, raw: unknown, chosen: (name: string) => unknown): unknown {
  const ending = endingOf(input, chosen);
  return typeof raw === 'string' && ending !== '' && raw.endsWith(ending)
    ? raw.slice(0, raw.length - ending.length)
    : raw;
}
