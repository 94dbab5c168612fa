import type { MediaFile } from '../media.ts';
import type { Kind, Spec, Typed } from './kind.ts';
import { fileKind, type FileBasics, type OneFile } from './oneFile.ts';

/** One clip. */
export interface VideoInput extends FileBasics, Typed<MediaFile | null, string | null> {
  readonly kind: 'video';
}

export const video = <const S extends Spec<VideoInput>>(spec: S): OneFile<'video', S> => ({
  kind: 'video',
  ...spec,
});

export const videoKind: Kind<VideoInput, MediaFile | null, string | null> = fileKind('video');
