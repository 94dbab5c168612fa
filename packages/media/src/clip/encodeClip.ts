import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import {
  BufferTarget,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
  type MetadataTags,
} from 'mediabunny';
import { withoutDates } from '../write/timelessClip.ts';
import { loadVideoLibrary } from '../read/canMakeClips.ts';
import { addSound, type ClipSound } from '../sound/soundTrack.ts';
import type { Size } from '../frame/frameSize.ts';
import { toI420 } from './toI420.ts';

export interface ClipToEncode {
  readonly frame: Size;
  readonly frames: number;
  readonly rate: number;
  readonly tags: MetadataTags;
  /** Draws one frame; moments run from 0 for the first to 1 for the last. */
  draw(context: SKRSContext2D, moment: number, index: number): void | Promise<void>;
  readonly sound?: ClipSound;
  /** Small before fine: fine grain and sharp edges are lost. */
  readonly isRough?: boolean | undefined;
  onFrame?(done: number, of: number): void;
  readonly signal?: AbortSignal;
}

const colours = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

/** Frames as MP4: H.264 High, 8-bit 4:2:0, BT.709, with AAC where there is sound, index first. */
export async function encodeClip(clip: ClipToEncode): Promise<Uint8Array> {
  await loadVideoLibrary();
  const { width, height } = clip.frame;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality(clip.isRough ? 'low' : 'high'),
    keyFrameInterval: 1,
    hardwareAcceleration: 'prefer-software',
    // The encoder leaves the colours unsaid; players would then guess.
    onEncodedPacket: (_packet, meta) => {
      if (meta?.decoderConfig) meta.decoderConfig.colorSpace = colours;
    },
  });
  output.addVideoTrack(source, { frameRate: clip.rate });
  const writeSound = clip.sound && addSound(output, clip.sound);
  output.setMetadataTags(clip.tags);
  await output.start();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const planes = new Uint8Array((width * height * 3) / 2);
  try {
    await writeSound?.(clip.signal);
    for (let index = 0; index < clip.frames; index++) {
      clip.signal?.throwIfAborted();
      await clip.draw(context, index / (clip.frames - 1), index);
      toI420(canvas.data(), width, height, planes);
      const sample = new VideoSample(planes, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: index / clip.rate,
        duration: 1 / clip.rate,
        colorSpace: colours,
      });
      // Waiting for the encoder each frame keeps memory flat.
      await source.add(sample);
      sample.close();
      clip.onFrame?.(index + 1, clip.frames);
    }
    await output.finalize();
  } catch (problem) {
    await output.cancel();
    throw problem;
  }
  return withoutDates(new Uint8Array(target.buffer!));
}
