import { EncodedPacketSink, VideoSampleSink } from 'mediabunny';
import { rgbaOf } from '../read/rgbaOf.ts';
import { withInput } from '../read/withInput.ts';

/** A clip as a player sees it. */
export const decodedClip = (file: Uint8Array) =>
  withInput(file, async (input) => {
    const track = (await input.getPrimaryVideoTrack())!;
    const colours = await track.getColorSpace();
    const frames: Uint8Array[] = [];
    const times: number[] = [];
    for await (const sample of new VideoSampleSink(track).samples()) {
      frames.push(new Uint8Array((await rgbaOf(sample, colours)).buffer));
      times.push(sample.timestamp);
      sample.close();
    }
    const sound = await input.getPrimaryAudioTrack();
    return {
      frames,
      times,
      first: await new EncodedPacketSink(track).getFirstPacket(),
      codec: await track.getCodecParameterString(),
      colours,
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      seconds: await track.computeDuration(),
      soundCodec: sound ? await sound.getCodec() : null,
      soundSeconds: sound ? await sound.computeDuration() : null,
      tags: await input.getMetadataTags(),
    };
  });

export const brightness = (rgba: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < rgba.length; i += 4) sum += rgba[i]! + rgba[i + 1]! + rgba[i + 2]!;
  return sum / (rgba.length / 4) / 3;
};

/** How far apart two frames are, on average, in steps of 255. */
export const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;

/** The colour at a place given in shares of the frame. */
export function colourAt(
  rgba: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
): number[] {
  const i = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...rgba.subarray(i, i + 3)];
}
