import { formWords, type FormWords } from '../words/form.ts';
import type { FileInput } from './kinds/index.ts';
import { readableSize, type MediaFile } from './media.ts';

/** What to say beside a file that goes past the advice; the person may go on (D17). */
export function adviceOn(input: FileInput, file: MediaFile, said: FormWords = formWords): string[] {
  const advice: string[] = [];
  const { name, size, width = Infinity, height = Infinity } = file;
  if (input.adviseBytes && size > input.adviseBytes)
    advice.push(said.isLarge(name, readableSize(size), readableSize(input.adviseBytes)));
  if (input.adviseSide && Math.min(width, height) < input.adviseSide)
    advice.push(said.isSmall(name, width, height, input.adviseSide));
  if (file.type === 'image/gif') advice.push(said.movesNot(name));
  return advice;
}

/** The same of several: those that are small are named together. */
export function adviceOnAll(
  { adviseSide = 0, ...input }: FileInput,
  files: readonly MediaFile[],
  said: FormWords = formWords,
): string[] {
  const small = files.filter(
    ({ width = adviseSide, height = adviseSide }) => Math.min(width, height) < adviseSide,
  );
  const names = new Set(small.map(({ name }) => name));
  const isOnce = names.size > 1;
  const each = files.flatMap((file) => adviceOn(isOnce ? input : { ...input, adviseSide }, file, said));
  return [...new Set(isOnce ? [...each, said.areSmall([...names].join(', '), adviseSide)] : each)];
}
