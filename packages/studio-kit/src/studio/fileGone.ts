import { filesOf, type Input, type MediaFile } from '@kinora/contract';

export interface FileGone {
  readonly gone: MediaFile;
  /** What took its place; undefined where it was removed. */
  readonly heir: MediaFile | undefined;
}

/** The file that an input holds no longer; null where it holds all that it held. */
export function fileGone(input: Input, before: unknown, now: unknown): FileGone | null {
  const held = filesOf(input, before);
  const kept = filesOf(input, now);
  const gone = held.find((file) => !kept.includes(file));
  return gone ? { gone, heir: kept.find((file) => !held.includes(file)) } : null;
}
