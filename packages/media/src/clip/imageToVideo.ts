import { createCanvas } from '@napi-rs/canvas';
import { openPicture, pictureSize } from '../picture/openPicture.ts';
import { digitalSourceTypes, type Provenance } from '../write/provenance.ts';
import { withXmpBox } from '../write/xmpBox.ts';
import { cameraMovesIn } from './cameraMovesIn.ts';
import { cameraPose } from './cameraPose.ts';
import { encodeClip } from './encodeClip.ts';
import { frameCount } from './frameCount.ts';
import { frameSize, nearestAspect } from './frameSize.ts';
import { posterOf } from './posterOf.ts';
import { seedOf } from './seedOf.ts';
import { drawStillClip } from './stillClip.ts';

export const localEngine = 'Local engine';

export interface ImageToVideo {
  readonly picture: Uint8Array;
  readonly prompt: string;
  readonly seconds: number;
  /** 1 to 10. */
  readonly strength: number;
  readonly tool: string;
  readonly model: string;
}

/** How large and how smooth. Tests make both small. */
export interface ClipScale {
  readonly shorterSide: number;
  readonly rate: number;
}

export const fullScale: ClipScale = { shorterSide: 720, rate: 30 };

export interface MadeClip {
  readonly clip: Uint8Array;
  readonly poster: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface ClipWatch {
  readonly onFrame?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** A person's own picture, moving as the prompt asks: a real clip, labelled as what it is. */
export async function imageToVideo(
  order: ImageToVideo,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  const frame = frameSize(nearestAspect(await pictureSize(order.picture)), scale.shorterSide);
  const moves = cameraMovesIn(order.prompt);
  const closest = Math.max(
    cameraPose(moves, order.strength, 0).zoom,
    cameraPose(moves, order.strength, 1).zoom,
  );
  const picture = await openPicture(order.picture, frame, closest);
  const shot = { picture, frame, moves, strength: order.strength };
  const frames = frameCount(order.seconds, scale.rate);
  const seconds = frames / scale.rate;
  const seed = seedOf(order.prompt.toLowerCase());
  const provenance: Provenance = {
    engine: localEngine,
    tool: order.tool,
    model: order.model,
    prompt: order.prompt,
    settings: { duration: order.seconds, motion_strength: order.strength, camera: moves.join(' ') },
    seed,
    digitalSourceType: digitalSourceTypes.algorithm,
  };
  const clip = await encodeClip({
    frame,
    frames,
    rate: scale.rate,
    tags: {
      title: order.prompt.slice(0, 120),
      description: order.prompt,
      artist: `Kinora, ${localEngine}`,
      comment: JSON.stringify(provenance),
    },
    draw: (context, moment) => drawStillClip(context, shot, moment),
    ...watch,
  });
  const first = createCanvas(frame.width, frame.height);
  drawStillClip(first.getContext('2d'), shot, 0);
  return {
    clip: withXmpBox(clip, provenance),
    poster: await posterOf(first, provenance),
    width: frame.width,
    height: frame.height,
    seconds,
    seed,
  };
}
