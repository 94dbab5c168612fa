import type { AnyForm } from '../defineTool.ts';
import type { MediaFile } from '../media.ts';
import type { ImagesInput } from './images.ts';
import { filesOf } from './index.ts';

/** The pictures of a form that are looked through before anything is begun with them, and the input that asks for them. */
export function checkedSet(
  { id, inputs, checks = '' }: Pick<AnyForm, 'id' | 'inputs' | 'checks'>,
  draft: Readonly<Record<string, unknown>>,
): { readonly input: ImagesInput; readonly pictures: readonly MediaFile[] } {
  const input = inputs[checks];
  // The kind that a definition can name there alone.
  if (input?.kind !== 'images')
    throw new Error(`${id} does not say which of its pictures are looked through.`);
  return { input, pictures: filesOf(input, draft[checks]) };
}
