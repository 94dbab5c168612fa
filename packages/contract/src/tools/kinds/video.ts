import type { MediaFile } from '../media.ts';
import type { Kind } from './kind.ts';
import { fileKind, type FileBasics } from './oneFile.ts';

/** One clip. */
export interface VideoInput extends FileBasics {
  readonly kind: 'video';
  /** The clip and what is added to it may not last longer in all; the server refuses it (D15). */
  readonly longestInAll?: { readonly seconds: number; readonly with: string };
}

export const video = <const S extends Omit<VideoInput, 'kind'>>(spec: S) =>
  ({ kind: 'video', ...spec }) as const satisfies VideoInput;

export const videoKind: Kind<VideoInput, MediaFile | null, string | null> = fileKind('video');
