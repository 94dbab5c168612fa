import { PictureProblem } from './PictureProblem.ts';

/** All that a chosen file holds: it lies where the person keeps it, and may be gone by now. */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new PictureProblem(
      'The picture can’t be read any more: it was moved, changed or deleted since it was chosen. Choose it again.',
      { cause },
    );
  }
}
