import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { encodeClip } from '../clip/encodeClip.ts';
import { frameCount } from '../clip/frameCount.ts';
import type { Size } from '../frame/frameSize.ts';
import { posterOf } from '../clip/posterOf.ts';
import type { ClipSound } from '../sound/soundTrack.ts';
import { withXmpBox } from '../write/xmpBox.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import type { LocalProvenance } from './provenanceOf.ts';

export interface ClipToWrite {
  readonly frame: Size;
  readonly seconds: number;
  readonly rate: number;
  readonly provenance: LocalProvenance;
  readonly sound?: ClipSound | null;
  readonly isRough?: boolean | undefined;
  /** Draws one frame; moments run from 0 for the first to 1 for the last, and are asked for in their order. */
  draw(context: SKRSContext2D, moment: number, index: number): void | Promise<void>;
}

/** Frames, sound and what the file says of itself as one clip, with its first frame as the poster. */
export async function writeClip(clip: ClipToWrite, watch: ClipWatch): Promise<MadeClip> {
  const { frame, rate, provenance, sound, isRough } = clip;
  const frames = frameCount(clip.seconds, rate);
  const first = createCanvas(frame.width, frame.height);
  const file = await encodeClip({
    frame,
    frames,
    rate,
    tags: {
      title: provenance.prompt.slice(0, 120) || provenance.tool,
      description: provenance.prompt,
      artist: `Kinora, ${provenance.engine}`,
      comment: JSON.stringify(provenance),
    },
    ...(sound && { sound }),
    isRough,
    async draw(context, moment, index) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      await clip.draw(context, moment, index);
      if (index === 0) first.getContext('2d').drawImage(context.canvas, 0, 0);
    },
    ...watch,
  });
  return {
    clip: withXmpBox(file, provenance),
    poster: await posterOf(first, provenance),
    width: frame.width,
    height: frame.height,
    seconds: frames / rate,
    seed: provenance.seed,
  };
}
