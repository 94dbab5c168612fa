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
  /** Where one's own files can be read for a while; null where nothing lies any more. What is an address already stays it. */
  addresses(places: readonly string[], options?: Cancellable): Promise<readonly (string | null)[]>;
  /**
   * What tells what one's own files hold: the same for the same bytes, whatever they are called and however they came
   * (D16); null where nothing lies any more. What is an address already stands for itself.
   */
  fingerprints(places: readonly string[], options?: Cancellable): Promise<readonly (string | null)[]>;
  /** How much of the room for uploads is taken. */
  room(options?: Cancellable): Promise<UploadRoom>;
}
