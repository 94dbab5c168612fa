// Off the page's own thread: a large picture takes a minute.
import { bytesOf } from '../picture/bytesOf.ts';
import { decoded } from '../picture/smallCopy.ts';
import { NetworkProblem } from '../network/NetworkProblem.ts';
import { PictureProblem } from '../picture/PictureProblem.ts';
import { withPngText } from '../write/pngText.ts';
import { enlarged, type UpscaleFactor } from './enlarged.ts';
import { pictureFrom, rgbaOf, type Picture } from './picture.ts';
import { tooLarge } from './sizeLimit.ts';
import type { UpscaleStyleName } from './styles.ts';
import { deviceMemory } from './deviceMemory.ts';
import { crewSize, tileCrew } from './tileCrew.ts';
import { tilesOf } from './tiles.ts';
import { upscaledRecord } from './upscaledRecord.ts';

export interface UpscaleOrder {
  readonly picture: Blob;
  readonly factor: UpscaleFactor;
  readonly type: UpscaleStyleName;
  /** What a side of the result may measure. */
  readonly largestSide: number;
}

export type UpscaleAnswer =
  | { readonly is: 'progress'; readonly share: number }
  | { readonly is: 'made'; readonly blob: Blob; readonly width: number; readonly height: number }
  /** What is wrong and what to do, for the person; null where nobody knows. */
  | { readonly is: 'failed'; readonly message: string | null; readonly isOfPicture: boolean };

const answer = (said: UpscaleAnswer) => postMessage(said);

function readPixels(bitmap: ImageBitmap): Picture {
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pictureFrom(pen.getImageData(0, 0, width, height).data, width, height);
}

async function pngOf(picture: Picture): Promise<Uint8Array> {
  const { width, height } = picture.pixels;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(rgbaOf(picture), width, height), 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

async function upscale({ picture, factor, type, largestSide }: UpscaleOrder): Promise<UpscaleAnswer> {
  const bytes = await bytesOf(picture);
  const bitmap = await decoded(picture, bytes);
  const { width, height } = bitmap;
  const refusal = tooLarge(bitmap, factor, largestSide);
  if (refusal) throw new PictureProblem(refusal);
  const hands = Math.min(
    crewSize(navigator.hardwareConcurrency, deviceMemory()),
    tilesOf(width, height).length,
  );
  const crew = await tileCrew(hands);
  const made = await enlarged(readPixels(bitmap), factor, type, {
    crew,
    // Giving up ends this worker whole.
    signal: new AbortController().signal,
    onProgress: (share) => answer({ is: 'progress', share }),
  });
  const png = withPngText(await pngOf(made), upscaledRecord(bytes, { width, height }, factor, type));
  const size = { width: made.pixels.width, height: made.pixels.height };
  return { is: 'made', blob: new Blob([png], { type: 'image/png' }), ...size };
}

addEventListener('message', ({ data }: MessageEvent<UpscaleOrder>) => {
  upscale(data).then(answer, (thrown: unknown) => {
    const isOfPicture = thrown instanceof PictureProblem;
    const isTold = isOfPicture || thrown instanceof NetworkProblem;
    answer({ is: 'failed', message: isTold ? thrown.message : null, isOfPicture });
  });
});
