export interface MadeClip {
  readonly clip: Uint8Array;
  readonly poster: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface MadePicture {
  /** A PNG. */
  readonly picture: Uint8Array;
  readonly poster: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

export interface ClipWatch {
  readonly onFrame?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}
