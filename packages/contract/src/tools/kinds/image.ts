import type { MediaFile } from '../media.ts';
import type { Kind } from './kind.ts';
import { fileKind, type FileBasics } from './oneFile.ts';

/** One picture. */
export interface ImageInput extends FileBasics {
  readonly kind: 'image';
}

export const image = <const S extends Omit<ImageInput, 'kind'>>(spec: S) =>
  ({ kind: 'image', ...spec }) as const satisfies ImageInput;

export const imageKind: Kind<ImageInput, MediaFile | null, string | null> = fileKind('image');
