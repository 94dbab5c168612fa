import { formWords, type FormWords } from '../../words/form.ts';
import { lineIn, type Saying } from '../../words/saying.ts';
import { readableSize, type MediaFile, type MediaKind } from '../media.ts';
import { read, refuse, type Kind, type Made, type Spec, type Typed } from './kind.ts';
import {
  namesOf,
  noAddress,
  readAddress,
  type FileInputBasics,
  type FileLimits,
  whyNotTaken,
} from './oneFile.ts';

/** Several files, pictures unless it says otherwise, in an order that the person chooses. */
export interface ImagesInput extends FileInputBasics, Typed<readonly MediaFile[], readonly string[]> {
  readonly kind: 'images';
  /** @default 'image' */
  readonly of?: MediaKind;
  readonly min: number;
  /** No more are taken; without it there is no end. */
  readonly max?: number;
  /** Shown beside the count where the end is only meant: 12/20 (A247). */
  readonly countedOf?: number;
  /** Fewer than these are taken, and it is said that more would be better. */
  readonly adviseCount?: number;
  /** On the button that adds one; the count stands behind it: 'Add More Images (2/4)'. */
  readonly more: string;
  readonly missing: Saying;
  /** What to say when more are chosen than there is room for. */
  readonly tooMany?: Saying;
}

export const images = <const S extends Spec<ImagesInput>>(spec: S): Made<ImagesInput, S> => ({
  kind: 'images',
  ...spec,
});

/** More than any form holds, so that a body without an end is refused. */
const mostEver = 50;

const none: readonly MediaFile[] = [];

const mediaIn = (input: ImagesInput): MediaKind => input.of ?? 'image';
const most = (input: ImagesInput) => input.max ?? mostEver;

const tooMany = (input: ImagesInput, said: FormWords) =>
  input.tooMany ?? said.tooManyFiles(input.label, most(input), said.files[mediaIn(input)]);

/** Why so many bytes together are not taken; null when they are. */
export const tooMuchTogether = (
  input: FileLimits & { readonly label: string },
  bytes: number,
  said: FormWords = formWords,
): string | null =>
  input.mostBytes !== undefined && bytes > input.mostBytes
    ? said.tooMuchTogether(input.label, readableSize(input.mostBytes))
    : null;

export const imagesKind: Kind<ImagesInput, readonly MediaFile[], readonly string[]> = {
  place: 'stage',
  files: {
    media: mediaIn,
    most,
    add: (input, held, file, said) =>
      held.length < most(input) ? { value: [...held, file] } : { refusal: tooMany(input, said) },
    of: (held) => held,
    addresses: (value) => value,
    withPlaces: (_value, places) => places,
  },
  same: (one, other) => one.length === other.length && one.every((file, index) => file === other[index]),
  names: namesOf,
  initial: () => none,
  validate: (input, draft, said) => {
    if (draft.length < input.min) return input.missing;
    if (draft.length > most(input)) return tooMany(input, said);
    const refusal = draft
      .map((file) => whyNotTaken(mediaIn(input), input, file, said))
      .find((each) => each !== null);
    return (
      refusal ??
      tooMuchTogether(
        input,
        draft.reduce((sum, { size }) => sum + size, 0),
        said,
      )
    );
  },
  toValue: (input, draft, addresses) => {
    if (addresses.length !== draft.length) throw noAddress(input);
    return addresses;
  },
  restore: (_input, _kept, files) => (files.length > 0 ? files.filter((file) => file !== null) : undefined),
  write: (_input, value) => value,
  read: (input, raw) => {
    if (!Array.isArray(raw))
      return refuse(`${input.label} must be a list of ${formWords.files[mediaIn(input)]}.`);
    if (raw.length < input.min) return refuse(lineIn(input.missing));
    if (raw.length > most(input)) return refuse(lineIn(tooMany(input, formWords)));
    const addresses: string[] = [];
    for (const each of raw) {
      const reading = readAddress(mediaIn(input), input, each);
      if (!reading.ok) return reading;
      addresses.push(reading.value);
    }
    return read(addresses);
  },
};
