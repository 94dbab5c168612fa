import { bytesOf } from '../picture/bytesOf.ts';
import type { FoundSettings } from '../read/foundSettings.ts';
import { settingsIn } from '../read/settingsIn.ts';
import { lookedAt, readingOf, type SeenObject } from './pictureReading.ts';
import { wordsFor } from './wordsFor.ts';
import { decoded, smallCopy } from '../picture/smallCopy.ts';

/** What a picture is about, and where that is known from. */
export type Description =
  | { readonly source: 'file'; readonly text: string; readonly settings: FoundSettings }
  | {
      readonly source: 'picture';
      readonly text: string;
      readonly width: number;
      readonly height: number;
      /** Whether things were looked for at all, found or not. */
      readonly isNamed: boolean;
    };

export interface DescribeOptions {
  readonly signal: AbortSignal;
  /** Names what it sees; null where it could not look, so that the words speak of colour, light and framing alone. */
  readonly detect: (bitmap: ImageBitmap) => Promise<readonly SeenObject[] | null>;
}

/** What the file itself says comes first; else what its pixels show. Rejects with a PictureProblem. */
export async function describePicture(blob: Blob, { signal, detect }: DescribeOptions): Promise<Description> {
  const bytes = await bytesOf(blob);
  signal.throwIfAborted();
  // A file that can't be shown may still say what it was made of.
  const settings = await settingsIn(bytes);
  signal.throwIfAborted();
  if (settings) return { source: 'file', text: settings.prompt, settings };
  const bitmap = await decoded(blob, bytes);
  try {
    signal.throwIfAborted();
    const objects = await detect(bitmap);
    signal.throwIfAborted();
    const { width, height } = bitmap;
    const text = wordsFor(readingOf(smallCopy(bitmap, lookedAt), bitmap, objects ?? []));
    return { source: 'picture', text, width, height, isNamed: objects !== null };
  } finally {
    bitmap.close();
  }
}
