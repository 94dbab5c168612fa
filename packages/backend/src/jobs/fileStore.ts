import type { HeldFile } from '../engines/engine.ts';

/** The files of all creations, in the private bucket 'creations', by place: '<user id>/<name>'. */
export interface FileStore {
  /** Null when there is none. */
  read(place: string): Promise<HeldFile | null>;
  /** Puts a file there, over an earlier one. */
  write(place: string, file: HeldFile): Promise<void>;
  /** What is not there is no problem. */
  remove(places: readonly string[]): Promise<void>;
}

export const creationsBucket = 'creations';
