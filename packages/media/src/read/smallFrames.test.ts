import { VideoSampleSink, type VideoCodec } from 'mediabunny';
import { expect, it } from 'vitest';
import { movingBars } from '../testing/largeFiles.ts';
import { withInput } from './withInput.ts';

/** The size of each frame, when it is shown, and how light it is where the bars begin. */
const decoded = (file: Uint8Array) =>
  withInput(file, async (input) => {
    const track = (await input.getPrimaryVideoTrack())!;
    const found = [];
    for await (const sample of new VideoSampleSink(track).samples()) {
      const { codedWidth: width, codedHeight: height, timestamp } = sample;
      const rgba = new Uint8Array(sample.allocationSize({ format: 'RGBA' }));
      await sample.copyTo(rgba, { format: 'RGBA' });
      const light = (x: number) => rgba[(Math.floor(height / 2) * width + Math.round(x * width)) * 4]!;
      found.push({
        width,
        height,
        frame: Math.round(timestamp * 10),
        light: [light(32 / 1536), light(480 / 1536)],
      });
      sample.close();
    }
    return found;
  });

/** What players make of the bars: limited range, so that 16 is black and 235 white. */
const shown = (luma: number) => ((luma - 16) * 255) / 219;

it.each<VideoCodec>(['avc', 'hevc', 'vp8', 'vp9', 'av1'])(
  'frames of %s come small, in their order and with their colours',
  async (codec) => {
    const frames = await decoded(await movingBars({ width: 1536, height: 864 }, 6, 10, codec));
    expect(frames.map(({ frame }) => frame)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { width, height, frame, light } of frames) {
      expect([width, height]).toEqual([1280, 720]);
      const bar = (x: number) => shown(40 + (((x + frame * 8) >> 6) % 8) * 24);
      expect(Math.abs(light[0]! - bar(32))).toBeLessThan(8);
      expect(Math.abs(light[1]! - bar(480))).toBeLessThan(8);
    }
  },
  30_000,
);

it('frames that are small already stay as they are', async () => {
  const [frame] = await decoded(await movingBars({ width: 640, height: 360 }, 1, 10));
  expect(frame).toMatchObject({ width: 640, height: 360 });
});
