import type { Cancellable } from './cancellable.ts';

export interface UploadRoom {
  readonly usedBytes: number;
  readonly mostBytes: number;
  readonly files: number;
  readonly mostFiles: number;
}

export interface StorageApi {
  /** Puts a file into the account's own folder and answers with its reference, `<user id>/<name>`. */
  upload(
    file: Blob,
    options: Cancellable & { readonly name: string; readonly onProgress?: (share: number) => void },
  ): Promise<string>;
  /** How much of the room for uploads is taken. */
  room(options?: Cancellable): Promise<UploadRoom>;
}
