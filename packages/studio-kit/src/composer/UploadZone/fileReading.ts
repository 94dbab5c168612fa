import type { MediaFile } from '@kinora/contract';

export type FileReading =
  | { readonly ok: true; readonly file: MediaFile }
  | { readonly ok: false; readonly message: string };
