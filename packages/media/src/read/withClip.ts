import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { VideoSampleSink, type Input, type VideoSample } from 'mediabunny';
import type { Size } from '../frame/frameSize.ts';
import { ClipProblem } from './ClipProblem.ts';
import type { FileSource } from './fileSource.ts';
import { rgbaOf } from './rgbaOf.ts';
import { withInput } from './withInput.ts';

export interface OpenClip {
  /** As people see it, with the camera's orientation applied. */
  readonly size: Size;
  readonly seconds: number;
  readonly hasSound: boolean;
  /** The frame shown at each time, as a canvas that is used again for the next one. */
  framesAt(times: readonly number[]): AsyncGenerator<Canvas, void>;
}

const unreadable = (cause?: unknown) =>
  new ClipProblem(`This video can't be read here. Save it as MP4 and choose that.`, { cause });

/** 10 megapixels, which all that is called 4K has: what a decoder keeps of such frames leaves room for all that is done to a clip. */
const mostPixels = 10_000_000;

/** Why a clip of that size can't be worked with; null where it can. */
export const clipObjection = ({ width, height }: Size): string | null =>
  width * height > mostPixels
    ? `The video has ${width} by ${height} pixels, and at most ${mostPixels / 1_000_000} megapixels can be read. Save it at 3840 by 2160 or less and choose that.`
    : null;

/** As the decoder gives it: lying on its side, where the camera did. */
interface Stored {
  readonly canvas: Canvas;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

const storedAs = ({ width, height }: Size): Stored => ({
  canvas: createCanvas(width, height),
  pixels: new Uint8ClampedArray(width * height * 4),
});

/** A frame onto a canvas of the wanted size, upright. */
function show(sample: VideoSample, { canvas: stored, pixels }: Stored, shown: Canvas): void {
  stored.getContext('2d').putImageData(new ImageData(pixels, stored.width, stored.height), 0, 0);
  const pen = shown.getContext('2d');
  pen.setTransform(1, 0, 0, 1, shown.width / 2, shown.height / 2);
  pen.rotate((sample.rotation * Math.PI) / 180);
  const isTurned = sample.rotation % 180 !== 0;
  const [width, height] = isTurned ? [shown.height, shown.width] : [shown.width, shown.height];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(stored, -width / 2, -height / 2, width, height);
}

async function opened(input: Input, sizeFor: (own: Size) => Size): Promise<OpenClip> {
  const video = await input.getPrimaryVideoTrack().catch((cause: unknown) => {
    throw unreadable(cause);
  });
  if (!video || !(await video.canDecode())) throw unreadable();
  const own = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
  const objection = clipObjection(own);
  if (objection) throw new ClipProblem(objection);
  const size = sizeFor(own);
  const start = await video.getFirstTimestamp();
  const colours = await video.getColorSpace();
  const shown = createCanvas(size.width, size.height);
  let stored: Stored | undefined;
  return {
    size,
    seconds: (await video.computeDuration()) - start,
    hasSound: (await input.getPrimaryAudioTrack()) !== null,
    async *framesAt(times) {
      const asked = times.map((time) => start + time);
      for await (const sample of new VideoSampleSink(video).samplesAtTimestamps(asked)) {
        if (!sample) throw unreadable();
        try {
          const { width, height } = sample.visibleRect;
          if (stored?.canvas.width !== width || stored.canvas.height !== height)
            stored = storedAs({ width, height });
          await rgbaOf(sample, colours, stored.pixels);
          show(sample, stored, shown);
        } finally {
          sample.close();
        }
        yield shown;
      }
    },
  };
}

/** Opens a clip that a person gave, whatever its container, to use its frames at any size. */
export const withClip = <T>(
  file: FileSource,
  sizeFor: (own: Size) => Size,
  use: (clip: OpenClip) => Promise<T>,
): Promise<T> => withInput(file, async (input) => use(await opened(input, sizeFor)));

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);

/** Its own shape, no larger than so many lines; H.264 wants both sides even. */
export const within =
  (lines: number) =>
  ({ width, height }: Size): Size => {
    const by = Math.min(1, lines / Math.min(width, height));
    return { width: even(width * by), height: even(height * by) };
  };
