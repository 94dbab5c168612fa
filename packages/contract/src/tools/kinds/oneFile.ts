import type { FormWords } from '../../words/form.ts';
import { lineIn, wholeOf, type Saying } from '../../words/saying.ts';
import { fileNouns } from '../fileFormats.ts';
import {
  dataBytes,
  largestFile,
  mediaAddress,
  readableSize,
  type MediaFile,
  type MediaKind,
} from '../media.ts';
import { read, refuse, type InputBasics, type Kind, type Reading, type Typed } from './kind.ts';

/** What can be said of the files an input takes. Limits are advice unless `refusesOver` says otherwise (D17), up to what the server takes. */
export interface FileLimits {
  readonly adviseBytes?: number;
  /** The shorter side of a picture, in pixels. */
  readonly adviseSide?: number;
  readonly refusesOver?: { readonly bytes: number; readonly message: Saying };
  /** They are worked on where the person is: what a server takes is no matter. */
  readonly staysHere?: true;
  /** All together; without it there is no end. */
  readonly mostBytes?: number;
  /** A clip and what is added to it may not last longer in all; the server refuses it (D15). */
  readonly longestInAll?: { readonly seconds: number; readonly with: string };
}

export interface FileInputBasics extends InputBasics, FileLimits {
  readonly field: string;
  readonly hint: string;
}

export interface FileBasics extends FileInputBasics {
  /** What to say when none was chosen; without it the file is optional. */
  readonly missing?: Saying;
}

/** An input for one file, of which a finished request holds the address; null where it may be left out. */
export type OneFile<K extends MediaKind, S> = { readonly kind: K } & S &
  Typed<MediaFile | null, S extends { readonly missing: Saying } ? string : string | null>;

/** What a file dialog offers (A353). */
export const acceptedFiles: { readonly [K in MediaKind]: string } = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
};

/** A mistake of whoever makes the request. */
export const noAddress = ({ label }: InputBasics) =>
  new Error(`${label} has a file without an address: upload it or read it before the request is made.`);

/** The other inputs that a file's limits speak of. */
export const namesOf = ({ longestInAll }: FileLimits) => (longestInAll ? [longestInAll.with] : []);

/** One address of a body, checked: of the right kind, inside the request or one's own upload, and not too large. */
export function readAddress(
  kind: MediaKind,
  input: FileLimits & { readonly label: string },
  raw: unknown,
): Reading<string> {
  const { what, choose } = fileNouns[kind];
  const address = typeof raw === 'string' ? mediaAddress(raw) : null;
  if (!address)
    return refuse(`${input.label} must be ${what} sent as a base64 data URL or one of your own uploads.`);
  if (address.as === 'data' && !address.type.startsWith(`${kind}/`))
    return refuse(`${input.label} must be ${what}, and this is ${address.type}. Choose ${choose}.`);
  if (address.as === 'data' && input.refusesOver && dataBytes(raw as string) > input.refusesOver.bytes)
    return refuse(wholeOf(input.refusesOver.message));
  return read(raw as string);
}

export const fileKind = (kind: MediaKind): Kind<FileBasics, MediaFile | null, string | null> => ({
  place: 'stage',
  files: {
    media: () => kind,
    most: () => 1,
    add: (_input, _held, file) => ({ value: file }),
    of: (held) => (held ? [held] : []),
    addresses: (value) => (value ? [value] : []),
    withPlaces: (_value, [place = null]) => place,
  },
  names: namesOf,
  initial: () => null,
  validate: (input, draft, said) =>
    draft === null ? (input.missing ?? null) : whyNotTaken(kind, input, draft, said),
  toValue: (input, draft, [address]) => {
    if (draft !== null && address === undefined) throw noAddress(input);
    return address ?? null;
  },
  restore: (_input, _kept, [file]) => file ?? undefined,
  write: (_input, value) => value,
  read: (input, raw) =>
    raw === null || raw === undefined
      ? input.missing
        ? refuse(lineIn(input.missing))
        : read(null)
      : readAddress(kind, input, raw),
});

/** Why a file is not taken at all: in the tool's own words, or since no server would take it; null when it is. */
export function whyNotTaken(
  kind: MediaKind,
  { refusesOver, staysHere }: FileLimits,
  { name, size }: MediaFile,
  said: FormWords,
): Saying | null {
  if (refusesOver && size > refusesOver.bytes) return refusesOver.message;
  const most = largestFile[kind];
  return !staysHere && size > most ? said.tooLarge(name, readableSize(most)) : null;
}
