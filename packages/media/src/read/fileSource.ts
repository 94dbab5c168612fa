import { readFile } from 'node:fs/promises';

/** A file that is read: from memory, or from where it lies, where it may be more than a process holds. */
export type FileSource = Uint8Array | { readonly path: string };

export const bytesOf = async (source: FileSource): Promise<Uint8Array> =>
  source instanceof Uint8Array ? source : readFile(source.path);
