import type { VideoSample } from 'mediabunny';
import { fromI420, type Plane } from './fromI420.ts';

type Colours = Pick<VideoSample['colorSpace'], 'matrix' | 'fullRange'>;

const older = { red: 0.299, blue: 0.114 };
const weights: Readonly<Record<string, typeof older>> = {
  bt709: { red: 0.2126, blue: 0.0722 },
  bt470bg: older,
  smpte170m: older,
  'bt2020-ncl': { red: 0.2627, blue: 0.0593 },
};

/** What a clip does not say of itself is guessed as players do: by its lines. */
const usual = (lines: number) => (lines < 720 ? 'smpte170m' : 'bt709');

/**
 * The pixels of a frame as a player shows them. The library would take any clip's colours for those of the older BT.601,
 * and shift them; what is no 8-bit 4:2:0 is left to it all the same. `ofTrack`: what its container says, where a frame says
 * nothing; `pixels`: where to, to use one place again.
 */
export async function rgbaOf(
  sample: VideoSample,
  ofTrack: Partial<Colours>,
  pixels = new Uint8ClampedArray(sample.allocationSize({ format: 'RGBA' })),
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { width, height } = sample.visibleRect;
  const { colorSpace } = sample;
  const told = weights[colorSpace.matrix ?? ofTrack.matrix ?? usual(height)];
  if (sample.format !== 'I420' || !told) {
    await sample.copyTo(pixels, { format: 'RGBA' });
    return pixels;
  }
  const bytes = new Uint8Array(sample.allocationSize());
  const planes = (await sample.copyTo(bytes)) as unknown as readonly [Plane, Plane, Plane];
  return fromI420(
    bytes,
    planes,
    { width, height },
    { ...told, isFull: (colorSpace.fullRange ?? ofTrack.fullRange) === true },
    pixels,
  );
}
