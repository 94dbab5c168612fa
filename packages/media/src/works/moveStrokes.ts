import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { ease } from '../clip/cameraPose.ts';
import type { Aspect } from '../frame/frameSize.ts';
import { randomFrom } from '../chance/randomFrom.ts';
import { viewMatrix } from '../clip/viewMatrix.ts';
import { openPicture, pictureSize } from '../picture/openPicture.ts';
import type { FileSource } from '../read/fileSource.ts';
import { fullScale, scaledFrame, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import { filledUnder } from './filledUnder.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';

/** A line over what moves, and how far: both in shares of the picture, from its upper left corner. */
export interface MotionStroke {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly direction: readonly [x: number, y: number];
  /** It takes all that it goes round, and not only what it crosses. */
  readonly isRound: boolean;
}

export interface MoveStrokes extends Told {
  readonly picture: FileSource;
  readonly strokes: readonly MotionStroke[];
  /** How wide a stroke reaches, in shares of the shorter side. */
  readonly strokeWidth: number;
  readonly seconds: number;
  readonly aspect: Aspect;
}

/** How soft a stroke's edge is, in shares of the shorter side. */
const softness = 0.018;

/** White where a stroke was drawn, and in what it goes round. */
function paintMask(
  pen: SKRSContext2D,
  { points, isRound }: MotionStroke,
  width: number,
  height: number,
  wide: number,
): void {
  const last = points.at(-1)!;
  pen.strokeStyle = '#fff';
  pen.fillStyle = '#fff';
  pen.lineWidth = wide;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x * width, y * height);
  // A dot is a line to where it is.
  pen.lineTo(last[0] * width + 0.01, last[1] * height);
  pen.stroke();
  if (isRound) pen.fill();
}

interface Cut {
  /** What is under the stroke, and no more of the picture around it than its soft edge takes. */
  readonly part: Canvas;
  readonly left: number;
  readonly top: number;
  /** As large as the picture. */
  readonly mask: Canvas;
}

/** The part of a picture under a stroke, with a soft edge. */
function cutOut(picture: Canvas, stroke: MotionStroke, strokeWidth: number): Cut {
  const { width, height } = picture;
  const side = Math.min(width, height);
  const hard = createCanvas(width, height);
  paintMask(hard.getContext('2d'), stroke, width, height, side * strokeWidth);
  const mask = createCanvas(width, height);
  const soft = mask.getContext('2d');
  const blur = Math.max(1, side * softness);
  soft.filter = `blur(${blur}px)`;
  soft.drawImage(hard, 0, 0);
  const around = (side * strokeWidth) / 2 + 3 * blur;
  const across = stroke.points.map(([x]) => x * width);
  const along = stroke.points.map(([, y]) => y * height);
  const left = Math.max(0, Math.floor(Math.min(...across) - around));
  const top = Math.max(0, Math.floor(Math.min(...along) - around));
  const right = Math.min(width, Math.ceil(Math.max(...across) + around));
  const bottom = Math.min(height, Math.ceil(Math.max(...along) + around));
  const part = createCanvas(right - left, bottom - top);
  const pen = part.getContext('2d');
  pen.drawImage(picture, -left, -top);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask, -left, -top);
  return { part, left, top, mask };
}

const still = { zoom: 1, x: 0, y: 0, roll: 0, shear: 0 };

/** Each stroke's part goes its way; what it leaves behind is filled from around it, and the rest stands still. */
export async function moveStrokes(
  order: MoveStrokes,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  const frame = scaledFrame(order.aspect, fullScale.shorterSide, scale);
  const own = await pictureSize(order.picture);
  const cover = Math.max(frame.width / own.width, frame.height / own.height);
  // Opened whole, whatever the frame will cut off, since strokes count in shares of the picture.
  const whole = {
    width: Math.max(frame.width, Math.ceil(own.width * cover)),
    height: Math.max(frame.height, Math.ceil(own.height * cover)),
  };
  const picture = await openPicture(order.picture, whole, 1);
  const cuts = order.strokes.map((stroke) => ({
    ...cutOut(picture, stroke, order.strokeWidth),
    direction: stroke.direction,
  }));
  const ground = filledUnder(
    picture,
    cuts.map(({ mask }) => mask),
  );
  // Where everything goes is drawn; what is left to chance is when.
  const haste = 0.75 + 0.55 * randomFrom(seedFor(order))();
  return writeClip(
    {
      frame,
      seconds: order.seconds,
      rate: scale.rate,
      provenance: provenanceOf(order, {
        duration: order.seconds,
        strokes: order.strokes.length,
      }),
      draw(pen, moment) {
        pen.setTransform(...viewMatrix(still, picture, frame));
        if (moment === 0) return pen.drawImage(picture, 0, 0);
        pen.drawImage(ground, 0, 0);
        const gone = ease(moment ** haste);
        for (const { part, left, top, direction } of cuts)
          pen.drawImage(
            part,
            left + direction[0] * gone * picture.width,
            top + direction[1] * gone * picture.height,
          );
      },
    },
    watch,
  );
}
