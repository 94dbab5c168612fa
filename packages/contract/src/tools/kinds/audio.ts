import type { MediaFile } from '../media.ts';
import type { Kind } from './kind.ts';
import { fileKind, type FileBasics } from './oneFile.ts';

/** One sound: a voice, a song. */
export interface AudioInput extends FileBasics {
  readonly kind: 'audio';
}

export const audio = <const S extends Omit<AudioInput, 'kind'>>(spec: S) =>
  ({ kind: 'audio', ...spec }) as const satisfies AudioInput;

export const audioKind: Kind<AudioInput, MediaFile | null, string | null> = fileKind('audio');
