import { decoded, smallCopy } from '../picture/smallCopy.ts';
import { lookedAt, remarksOn, type SetPicture, type SetRemark } from './remarks.ts';

async function lookAt(blob: Blob): Promise<SetPicture | null> {
  try {
    const bitmap = await decoded(blob, new Uint8Array(await blob.arrayBuffer()));
    try {
      return { width: bitmap.width, height: bitmap.height, pixels: smallCopy(bitmap, lookedAt) };
    } finally {
      bitmap.close();
    }
  } catch {
    return null;
  }
}

/** Looks at the pictures of a set one after the other, so that no more than one is unpacked at a time. */
export async function lookAtSet(
  blobs: readonly Blob[],
  leastSide: number,
  signal: AbortSignal,
): Promise<readonly (readonly SetRemark[])[]> {
  const pictures: (SetPicture | null)[] = [];
  for (const blob of blobs) {
    signal.throwIfAborted();
    pictures.push(await lookAt(blob));
  }
  signal.throwIfAborted();
  return remarksOn(pictures, leastSide);
}
