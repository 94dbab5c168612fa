import type { Canvas } from '@napi-rs/canvas';
import { cameraMovesIn } from '../clip/cameraMovesIn.ts';
import { cameraPose } from '../clip/cameraPose.ts';
import type { CameraMove } from '../clip/cameraMove.ts';
import type { Aspect } from '../clip/frameSize.ts';
import { seedOf } from '../clip/seedOf.ts';
import { drawStillClip, type StillClip } from '../clip/stillClip.ts';
import { openPicture } from '../picture/openPicture.ts';
import type { FileSource } from '../read/fileSource.ts';
import { fullScale, scaledFrame, type ClipScale, type Told } from './clipScale.ts';
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
  const moves = order.camera ?? cameraMovesIn(order.prompt);
  const closest = Math.max(cameraPose(moves, strength, 0).zoom, cameraPose(moves, strength, 1).zoom);
  const files = order.tail ? [...order.pictures, order.tail] : order.pictures;
  const shots: StillClip<Canvas>[] = [];
  for (const [index, file] of files.entries()) {
    const isTail = order.tail !== undefined && index === files.length - 1;
    shots.push({
      picture: await openPicture(file, frame, isTail ? 1 : closest),
      frame,
      moves: isTail ? [] : moves,
      strength,
    });
  }
  const each = 1 / shots.length;
  return writeClip(
    {
      frame,
      seconds: order.seconds,
      rate: scale.rate,
      provenance: provenanceOf(order, seedOf(order.prompt.toLowerCase()), {
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
