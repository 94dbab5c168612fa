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

/** '2/20': how many are held, of how many where that is known. */
const counted = ({ countedOf, max }: ImagesInput, held: number): string => {
  const of = countedOf ?? max;
  return of === undefined ? `${held}` : `${held}/${of}`;
};

/** 'Add More Images (2/4)': what the button says with so many held. */
export const moreLabel = (input: ImagesInput, held: number): string =>
  `${input.more} (${counted(input, held)})`;

/** What an empty place says: where the number is not enforced, it is counted from the start. */
export const emptyHint = (input: ImagesInput): string =>
  input.countedOf === undefined ? input.hint : `${input.hint} (${counted(input, 0)})`;
