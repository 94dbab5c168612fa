import { lineIn, type Saying } from '../../words/saying.ts';
import { readableSize, type MediaFile, type MediaKind } from '../media.ts';
import { read, refuse, type InputBasics, type Kind } from './kind.ts';
import { mediaKindOf, nouns, readAddress, refusalOf, type FileLimits } from './oneFile.ts';

/** Several files, pictures unless it says otherwise, in an order that the person chooses. */
export interface ImagesInput extends InputBasics, FileLimits {
  readonly kind: 'images';
  /** @default 'image' */
  readonly of?: MediaKind;
  readonly field: string;
  readonly hint: string;
  readonly min: number;
  /** No more are taken; without it there is no end. */
  readonly max?: number;
  /** Shown beside the count where the end is only meant: 12/20 (A247). */
  readonly countedOf?: number;
  /** All together; without it there is no end. */
  readonly mostBytes?: number;
  /** Fewer than these are taken, and it is said that more would be better. */
  readonly adviseCount?: number;
  /** On the button that adds one; the count stands behind it: 'Add More Images (2/4)'. */
  readonly more: string;
  readonly missing: Saying;
  /** What to say when more are chosen than there is room for. */
  readonly tooMany?: Saying;
}

export const images = <const S extends Omit<ImagesInput, 'kind'>>(spec: S) =>
  ({ kind: 'images', ...spec }) as const satisfies ImagesInput;

/** More than any form holds, so that a body without an end is refused. */
const mostEver = 50;

const none: readonly MediaFile[] = [];

const tooMany = (input: ImagesInput) =>
  input.tooMany ??
  `${input.label} can have up to ${input.max ?? mostEver} ${nouns[mediaKindOf(input)].whats.toLowerCase()}.`;

/** Why so many bytes together are not taken; null when they are. */
export const tooMuchTogether = (input: ImagesInput, bytes: number): string | null =>
  input.mostBytes !== undefined && bytes > input.mostBytes
    ? `${input.label} are ${readableSize(bytes)} together, and ${readableSize(input.mostBytes)} is the most. Choose fewer or smaller ones.`
    : null;

export const imagesKind: Kind<ImagesInput, readonly MediaFile[], readonly string[]> = {
  initial: () => none,
  validate: (input, draft) => {
    if (draft.length < input.min) return input.missing;
    if (draft.length > (input.max ?? mostEver)) return tooMany(input);
    const refusal = draft.map((file) => refusalOf(input, file)).find((each) => each !== null);
    return (
      refusal ??
      tooMuchTogether(
        input,
        draft.reduce((sum, { size }) => sum + size, 0),
      )
    );
  },
  toValue: (input, draft, addresses) => {
    if (addresses.length !== draft.length)
      throw new Error(
        `${input.label} has ${draft.length} files and ${addresses.length} addresses: each needs its own before the request is made.`,
      );
    return addresses;
  },
  restore: () => undefined,
  write: (_input, value) => value,
  read: (input, raw) => {
    if (!Array.isArray(raw))
      return refuse(`${input.label} must be a list of ${nouns[mediaKindOf(input)].whats.toLowerCase()}.`);
    if (raw.length < input.min) return refuse(lineIn(input.missing));
    if (raw.length > (input.max ?? mostEver)) return refuse(lineIn(tooMany(input)));
    const addresses: string[] = [];
    for (const each of raw) {
      const reading = readAddress(mediaKindOf(input), input, each);
      if (!reading.ok) return reading;
      addresses.push(reading.value);
    }
    return read(addresses);
  },
};

/** The pictures that still find room, and what to say when some do not. */
export function addImages(
  input: ImagesInput,
  held: readonly MediaFile[],
  chosen: readonly MediaFile[],
): { readonly files: readonly MediaFile[]; readonly errorMessage: Saying | null } {
  const all = [...held, ...chosen];
  const most = input.max ?? mostEver;
  return all.length > most
    ? { files: all.slice(0, most), errorMessage: tooMany(input) }
    : { files: all, errorMessage: null };
}

/** 'Add More Images (2/4)': what the button says with so many held. */
export const moreLabel = (input: ImagesInput, held: number): string => {
  const of = input.countedOf ?? input.max;
  return of === undefined ? `${input.more} (${held})` : `${input.more} (${held}/${of})`;
};
