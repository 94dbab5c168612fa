// Files that are hard to hold, made fast.
import {
  BufferTarget,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
  type VideoCodec,
} from 'mediabunny';
import sharp from 'sharp';
import type { Size } from '../frame/frameSize.ts';
import { loadVideoLibrary } from '../read/canMakeClips.ts';

/** A clip of any size: bars that move across, without a canvas and with the encoder in a hurry. */
export async function movingBars(
  { width, height }: Size,
  frames: number,
  rate: number,
  codec: VideoCodec = 'avc',
): Promise<Uint8Array> {
  await loadVideoLibrary();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new VideoSampleSource({
    codec,
    quality: new Quality('medium'),
    latencyMode: 'realtime',
    hardwareAcceleration: 'prefer-software',
  });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  const planes = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let index = 0; index < frames; index++) {
    const row = Uint8Array.from({ length: width }, (_each, x) => 40 + (((x + index * 8) >> 6) % 8) * 24);
    for (let y = 0; y < height; y++) planes.set(row, y * width);
    const sample = new VideoSample(planes, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: index / rate,
      duration: 1 / rate,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

/** A picture of one colour in a few kilobytes for each megapixel, that has to be unpacked whole. */
export const interlacedPng = ({ width, height }: Size): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } })
    .png({ progressive: true })
    .toBuffer();
