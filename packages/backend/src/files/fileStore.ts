/** A file that is in memory whole. */
export interface HeldFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The files of all creations, in the private bucket 'creations', by place: '<user id>/<name>'. */
export interface FileStore {
  /** How large a file is, before it is read; null when there is none. */
  sizeOf(place: string): Promise<number | null>;
  /** To read what is needed of a large one; null when there is none. */
  open(place: string): Promise<OpenFile | null>;
  /** All of one as it comes, for whoever passes it on; null when there is none. */
  stream(place: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Null when there is none. */
  read(place: string): Promise<HeldFile | null>;
  /** Where it lies on this machine, for a process of its own that only reads it; null where it doesn't. */
  pathOf(place: string): Promise<string | null>;
  /** Puts a file there, over an earlier one. One that is on its way is sent on as it comes. */
  write(place: string, file: WrittenFile): Promise<void>;
  /** What is not there is no problem. */
  remove(places: readonly string[]): Promise<void>;
  /** Where each can be fetched without a session for so long, from the server's root where it has no other; null for none. */
  addresses(places: readonly string[], seconds: number): Promise<(string | null)[]>;
}

export interface OpenFile {
  readonly size: number;
  /** From `start` up to and without `end`, both within the file. */
  part(start: number, end: number): Promise<Uint8Array>;
}

export interface WrittenFile {
  readonly type: string;
  readonly bytes: Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Storage will never take this file. The reason is fit for the person. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

export const creationsBucket = 'creations';
