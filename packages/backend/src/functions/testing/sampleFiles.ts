import { wavFile } from '../../engines/local/testing/wavFile.ts';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';

/** A sound: so many seconds of silence. */
export const silentWav = (seconds: number): Uint8Array => wavFile(seconds, () => 0);

/** A clip whose container is whole: so many seconds, with frames that nobody decodes here. */
export async function emptyClip(seconds: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(track);
  await output.start();
  for (let second = 0; second < seconds; second++)
    await track.add(new EncodedPacket(Uint8Array.of(0, 0, 0, 0), 'key', second, 1), {
      decoderConfig: { codec: 'vp8', codedWidth: 320, codedHeight: 180 },
    });
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

/** The head of a PNG that says it is this large, and nothing behind it. */
export function pngClaiming(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
