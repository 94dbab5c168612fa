import { openPicture, pictureSize } from '../picture/openPicture.ts';
import type { FileSource } from '../read/fileSource.ts';
import { fullScale, scaledFrame, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';
import type { CameraMove } from '../clip/cameraMove.ts';
import { cameraMovesIn } from '../clip/cameraMovesIn.ts';
import { closestOf } from '../clip/cameraPose.ts';
import { cameraTake } from '../clip/cameraTake.ts';
import { driftingLight } from '../clip/driftingLight.ts';
import { nearestAspect, type Aspect } from '../frame/frameSize.ts';
import { drawStillClip } from '../clip/stillClip.ts';

export interface ImageToVideo extends Told {
  readonly picture: FileSource;
  readonly seconds: number;
  /** 1 to 10. */
  readonly strength: number;
  /** Without it, the one nearest to the picture's own. */
  readonly aspect?: Aspect;
  /** The shorter side at full scale. */
  readonly lines?: number;
  /** Without it, what the prompt asks for. */
  readonly camera?: readonly CameraMove[];
  /** The camera stands still; light wanders over the picture instead. */
  readonly isFixed?: boolean;
  /** With less detail, in a smaller file. */
  readonly isRough?: boolean;
}

/** A person's own picture, moving as the prompt asks: a real clip, labelled as what it is. */
export async function imageToVideo(
  order: ImageToVideo,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  const aspect = order.aspect ?? nearestAspect(await pictureSize(order.picture));
  const frame = scaledFrame(aspect, order.lines ?? fullScale.shorterSide, scale);
  const seed = seedFor(order);
  const moves = order.isFixed ? [] : (order.camera ?? cameraMovesIn(order.prompt, seed));
  const shot = { moves, strength: order.strength, take: cameraTake(seed) };
  const picture = await openPicture(order.picture, frame, closestOf(shot));
  const shine = order.isFixed ? driftingLight(frame, seed) : null;
  return writeClip(
    {
      frame,
      seconds: order.seconds,
      rate: scale.rate,
      isRough: order.isRough,
      provenance: provenanceOf(order, {
        duration: order.seconds,
        motion_strength: order.strength,
        camera: moves.join(' ') || 'fixed',
      }),
      draw(context, moment) {
        drawStillClip(context, { ...shot, picture, frame }, moment);
        context.setTransform(1, 0, 0, 1, 0, 0);
        shine?.(context, moment);
      },
    },
    watch,
  );
}
