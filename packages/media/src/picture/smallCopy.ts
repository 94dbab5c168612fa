import type { Size } from '../frame/frameSize.ts';
import type { Pixels } from '../look/pixels.ts';
import { damaged, expectDecodable, expectPicture } from '../picture/expectPicture.ts';
import { writtenSize } from '../read/writtenSize.ts';

/** A picture as a browser shows it: upright, its first frame if it moves. */
export async function decoded(blob: Blob, bytes: Uint8Array): Promise<ImageBitmap> {
  expectPicture(bytes);
  const claimed = writtenSize(bytes);
  if (claimed) expectDecodable(claimed);
  try {
    return await createImageBitmap(blob);
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Its pixels, with a long side of so many. */
export function smallCopy(bitmap: ImageBitmap, longSide: number): Pixels {
  const { width, height } = fitted(bitmap, longSide);
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return { rgba: pen.getImageData(0, 0, width, height).data, width, height };
}

function fitted({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
