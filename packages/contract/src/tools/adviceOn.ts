import { mediaOf, type FileInput } from './kinds/index.ts';
import { nouns } from './kinds/oneFile.ts';
import { readableSize, type MediaFile } from './media.ts';

/** What to say beside a file that goes past the advice; the person may go on (D17). */
export function adviceOn(input: FileInput, file: MediaFile): string[] {
  const advice: string[] = [];
  const { whats } = nouns[mediaOf(input)];
  if (input.adviseBytes && file.size > input.adviseBytes)
    advice.push(
      `${file.name} is ${readableSize(file.size)}. ${whats} over ${readableSize(input.adviseBytes)} take longer and may be refused.`,
    );
  const side = Math.min(file.width ?? Infinity, file.height ?? Infinity);
  if (input.adviseSide && side < input.adviseSide)
    advice.push(
      `${file.name} is only ${file.width} by ${file.height} pixels. At least ${input.adviseSide} a side looks better.`,
    );
  if (file.type === 'image/gif')
    advice.push(`Of ${file.name} only the first picture is used, should it move.`);
  return advice;
}
