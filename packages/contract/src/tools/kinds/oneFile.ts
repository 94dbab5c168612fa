import { lineIn, wholeOf, type Saying } from '../../words/saying.ts';
import { dataBytes, mediaAddress, readableSize, type MediaFile, type MediaKind } from '../media.ts';
import { read, refuse, type InputBasics, type Kind, type Reading } from './kind.ts';

/** What can be said of the files an input takes. Limits are advice unless `refusesOver` says otherwise (D17). */
export interface FileLimits {
  readonly adviseBytes?: number;
  /** The shorter side of a picture, in pixels. */
  readonly adviseSide?: number;
  readonly refusesOver?: { readonly bytes: number; readonly message: Saying };
}

export interface FileBasics extends InputBasics, FileLimits {
  readonly field: string;
  readonly hint: string;
  /** What to say when none was chosen; without it the file is optional. */
  readonly missing?: Saying;
}

export const nouns: { readonly [K in MediaKind]: { what: string; whats: string; choose: string } } = {
  image: { what: 'a picture', whats: 'Pictures', choose: 'a JPG, PNG or WebP file' },
  video: { what: 'a video', whats: 'Videos', choose: 'an MP4, MOV or WebM file' },
  audio: { what: 'a sound file', whats: 'Sound files', choose: 'an MP3, WAV or AAC file' },
};

/** What the files of an input are. */
export const mediaKindOf = (input: {
  readonly kind: MediaKind | 'images';
  readonly of?: MediaKind;
}): MediaKind => (input.kind === 'images' ? (input.of ?? 'image') : input.kind);

/** What a file dialog offers (A353). */
export const acceptedFiles: { readonly [K in MediaKind]: string } = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
};

/** One address of a body, checked: of the right kind, inside the request or one's own upload, and not too large. */
export function readAddress(
  kind: MediaKind,
  input: FileLimits & { readonly label: string },
  raw: unknown,
): Reading<string> {
  const { what, choose } = nouns[kind];
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
  initial: () => null,
  validate: (input, draft) => (draft === null ? (input.missing ?? null) : (refusalOf(input, draft) ?? null)),
  toValue: (input, draft, [address]) => {
    if (draft !== null && address === undefined)
      throw new Error(
        `${input.label} has a file without an address: upload it or read it before the request is made.`,
      );
    return address ?? null;
  },
  restore: () => undefined,
  write: (_input, value) => value,
  read: (input, raw) =>
    raw === null || raw === undefined
      ? input.missing
        ? refuse(lineIn(input.missing))
        : read(null)
      : readAddress(kind, input, raw),
});

/** Why a file is not taken at all, in the tool's own words; null when it is. */
export const refusalOf = (input: FileLimits, file: MediaFile): Saying | null =>
  input.refusesOver && file.size > input.refusesOver.bytes ? input.refusesOver.message : null;

/** What to say beside a file that goes past the advice; the person may go on (D17). */
export function adviceOn(
  input: FileLimits & { readonly kind: MediaKind | 'images'; readonly of?: MediaKind },
  file: MediaFile,
): string[] {
  const advice: string[] = [];
  const { whats } = nouns[mediaKindOf(input)];
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
