import type { MediaFile } from '../media.ts';
import type { Kind, Spec, Typed } from './kind.ts';
import { fileKind, type FileBasics, type OneFile } from './oneFile.ts';

/** One sound: a voice, a song. */
export interface AudioInput extends FileBasics, Typed<MediaFile | null, string | null> {
  readonly kind: 'audio';
}

export const audio = <const S extends Spec<AudioInput>>(spec: S): OneFile<'audio', S> => ({
  kind: 'audio',
  ...spec,
});

export const audioKind: Kind<AudioInput, MediaFile | null, string | null> = fileKind('audio');
