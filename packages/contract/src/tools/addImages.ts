import { formWords, type FormWords } from '../words/form.ts';
import type { Saying } from '../words/saying.ts';
import { imagesKind, type ImagesInput } from './kinds/images.ts';
import type { MediaFile } from './media.ts';

/** The files that still find room, and what to say when some do not. */
export function addImages(
  input: ImagesInput,
  held: readonly MediaFile[],
  chosen: readonly MediaFile[],
  said: FormWords = formWords,
): { readonly files: readonly MediaFile[]; readonly errorMessage: Saying | null } {
  let files = held;
  for (const file of chosen) {
    const next = imagesKind.files!.add(input, files, file, said);
    if ('refusal' in next) return { files, errorMessage: next.refusal };
    files = next.value;
  }
  return { files, errorMessage: null };
}

/** 'Add More Images (2/4)': what the button says with so many held. */
export const moreLabel = (input: ImagesInput, held: number): string => {
  const of = input.countedOf ?? input.max;
  return of === undefined ? `${input.more} (${held})` : `${input.more} (${held}/${of})`;
};
