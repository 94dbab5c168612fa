import { mediaAddress, readableSize, type MediaFile } from '../media.ts';
import { read, refuse, type InputBasics, type Kind } from './kind.ts';

/** One picture. Its limits are advice: the server is the judge (D17). */
export interface ImageInput extends InputBasics {
  readonly kind: 'image';
  readonly wire: string;
  readonly hint: string;
  /** What to say when none was chosen; without it the picture is optional. */
  readonly missing?: string;
  readonly adviseBytes?: number;
  readonly adviseSide?: number;
}

export const image = <const S extends Omit<ImageInput, 'kind'>>(spec: S) =>
  ({ kind: 'image', ...spec }) as const satisfies ImageInput;

export const acceptedImages = 'image/*';

export const imageKind: Kind<ImageInput, MediaFile | null, string | null> = {
  initial: () => null,
  missing: (input, draft) => (draft === null ? (input.missing ?? null) : null),
  settle: (input, draft, address) => {
    if (draft !== null && address === undefined)
      throw new Error(
        `${input.label} has a file without an address: upload it or read it before the request is made.`,
      );
    return address ?? null;
  },
  write: (_input, value) => value,
  read: (input, raw) => {
    if (raw === null || raw === undefined) return input.missing ? refuse(input.missing) : read(null);
    const address = typeof raw === 'string' ? mediaAddress(raw) : null;
    if (!address)
      return refuse(`${input.label} must be a picture sent as a base64 data URL or one of your own uploads.`);
    if (address.as === 'data' && !address.type.startsWith('image/'))
      return refuse(
        `${input.label} must be a picture, and this is ${address.type}. Choose a JPG, PNG or WebP file.`,
      );
    return read(raw as string);
  },
};

/** What to say beside a picture that goes past the advice; the person may go on (D17). */
export function adviceOn(input: ImageInput, file: MediaFile): string[] {
  const advice: string[] = [];
  if (input.adviseBytes && file.size > input.adviseBytes)
    advice.push(
      `${file.name} is ${readableSize(file.size)}. Pictures over ${readableSize(input.adviseBytes)} take longer and may be refused.`,
    );
  const side = Math.min(file.width ?? Infinity, file.height ?? Infinity);
  if (input.adviseSide && side < input.adviseSide)
    advice.push(
      `${file.name} is only ${file.width} by ${file.height} pixels. At least ${input.adviseSide} a side looks better.`,
    );
  return advice;
}
