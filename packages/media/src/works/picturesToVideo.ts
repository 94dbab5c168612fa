import type { Canvas } from '@napi-rs/canvas';
import { cameraMovesIn } from '../clip/cameraMovesIn.ts';
import { closestOf } from '../clip/cameraPose.ts';
import { cameraTake } from '../clip/cameraTake.ts';
import type { CameraMove } from '../clip/cameraMove.ts';
import type { Aspect } from '../frame/frameSize.ts';
import { drawStillClip, type StillClip } from '../clip/stillClip.ts';
import { openPicture } from '../picture/openPicture.ts';
import type { FileSource } from '../read/fileSource.ts';
import { fullScale, scaledFrame, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';

export interface PicturesToVideo extends Told {
  readonly pictures: readonly FileSource[];
  /** The picture that the film ends on. */
  readonly tail?: FileSource;
  readonly seconds: number;
  readonly aspect: Aspect;
  readonly camera?: readonly CameraMove[];
}

const strength = 4;
/** How much of a picture's time goes into the passage to the next one. */
const passing = 0.4;

const soft = (share: number) => share * share * (3 - 2 * share);

/** Pictures in their order, each a moving shot that the next one fades in over; the last one comes to rest. */
export async function picturesToVideo(
  order: PicturesToVideo,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  const frame = scaledFrame(order.aspect, fullScale.shorterSide, scale);
  const seed = seedFor(order);
  const moves = order.camera ?? cameraMovesIn(order.prompt, seed);
  const files = order.tail ? [...order.pictures, order.tail] : order.pictures;
  const shots: StillClip<Canvas>[] = [];
  for (const [index, file] of files.entries()) {
    const isTail = order.tail !== undefined && index === files.length - 1;
    const shot = { moves: isTail ? [] : moves, strength, take: cameraTake(seed + index) };
    shots.push({ ...shot, frame, picture: await openPicture(file, frame, closestOf(shot)) });
  }
  const each = 1 / shots.length;
  return writeClip(
    {
      frame,
      seconds: order.seconds,
      rate: scale.rate,
      provenance: provenanceOf(order, {
        duration: order.seconds,
        pictures: order.pictures.length,
        camera: moves.join(' '),
      }),
      draw(pen, moment) {
        for (const [index, shot] of shots.entries()) {
          const starts = each * (index - (index === 0 ? 0 : passing / 2));
          const ends = each * (index + 1 + (index === shots.length - 1 ? 0 : passing / 2));
          if (moment < starts || moment > ends) continue;
          pen.globalAlpha = index === 0 ? 1 : soft(Math.min(1, (moment - starts) / (each * passing)));
          drawStillClip(pen, shot, (moment - starts) / (ends - starts));
        }
        pen.globalAlpha = 1;
      },
    },
    watch,
  );
}
