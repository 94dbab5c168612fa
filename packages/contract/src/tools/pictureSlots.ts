import type { Saying } from '../words/saying.ts';
import type { AnyTool, Draft } from './defineTool.ts';
import { isShown } from './draft.ts';
import {
  addImages,
  mediaKindOf,
  refusalOf,
  type ImageInput,
  type ImagesInput,
  type VideoInput,
} from './kinds/index.ts';
import type { MediaFile } from './media.ts';

/** A place of a form where pictures go, with what is there. */
export interface PictureSlot {
  readonly name: string;
  readonly input: ImageInput | ImagesInput;
  readonly held: unknown;
}

/** The places for pictures that a form shows, in its order. */
export const pictureSlots = (tool: AnyTool, draft: Draft<AnyTool>): readonly PictureSlot[] =>
  Object.entries(tool.inputs).flatMap(([name, input]) =>
    (input.kind === 'image' || input.kind === 'images') &&
    mediaKindOf(input) === 'image' &&
    isShown(tool, draft, name)
      ? [{ name, input, held: draft[name] }]
      : [],
  );

const hasRoom = ({ input, held }: PictureSlot) =>
  input.kind === 'image' ? held === null : (held as readonly unknown[]).length < (input.max ?? Infinity);

/** Where a picture goes that nobody has put anywhere: the first free place, or the only one there is. */
export const slotFor = (slots: readonly PictureSlot[]): PictureSlot | undefined =>
  slots.find(hasRoom) ?? (slots.length === 1 ? slots[0] : undefined);

/** What an input holds with one more file in it, or why it does not take it. */
export function withFile(
  input: ImageInput | ImagesInput | VideoInput,
  held: unknown,
  file: MediaFile,
): { readonly value: MediaFile | readonly MediaFile[] } | { readonly refusal: Saying } {
  const refusal = refusalOf(input, file);
  if (refusal !== null) return { refusal };
  if (input.kind !== 'images') return { value: file };
  const { files, errorMessage } = addImages(input, held as readonly MediaFile[], [file]);
  return errorMessage === null ? { value: files } : { refusal: errorMessage };
}
