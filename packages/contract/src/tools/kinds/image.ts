import type { MediaFile } from '../media.ts';
import type { Kind, Spec, Typed } from './kind.ts';
import { fileKind, type FileBasics, type OneFile } from './oneFile.ts';

/** One picture. */
export interface ImageInput extends FileBasics, Typed<MediaFile | null, string | null> {
  readonly kind: 'image';
}

export const image = <const S extends Spec<ImageInput>>(spec: S): OneFile<'image', S> => ({
  kind: 'image',
  ...spec,
});

export const imageKind: Kind<ImageInput, MediaFile | null, string | null> = fileKind('image');
