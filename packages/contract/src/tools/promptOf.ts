import type { AnyForm } from './defineTool.ts';

/** The words that something is asked for with, read as its tool says; none where it asks for none. */
export function promptOf(
  { prompt = '' }: Pick<AnyForm, 'prompt'>,
  values: Readonly<Record<string, unknown>>,
): string {
  const words = values[prompt];
  return typeof words === 'string' ? words.trim() : '';
}
