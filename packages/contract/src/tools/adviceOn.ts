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
