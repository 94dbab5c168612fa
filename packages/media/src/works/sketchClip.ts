import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { cameraMovesIn } from '../clip/cameraMovesIn.ts';
import { cameraPose, closestOf } from '../clip/cameraPose.ts';
import { cameraTake } from '../clip/cameraTake.ts';
import type { CameraMove } from '../clip/cameraMove.ts';
import type { Aspect, Size } from '../frame/frameSize.ts';
import { viewMatrix } from '../clip/viewMatrix.ts';
import type { Layer } from '../draw/sketch/layer.ts';
import { sketchLayers } from '../draw/sketch/sketchLayers.ts';
import { sketchPlan } from '../draw/sketch/sketchPlan.ts';
import { fullScale, scaledFrame, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadeClip } from './made.ts';
import { provenanceOf, sketchEngine } from './provenanceOf.ts';
import { writeClip } from './writeClip.ts';

export interface SketchClip extends Told {
  readonly seconds: number;
  readonly aspect: Aspect;
  readonly lines?: number;
  /** The camera stands still; only what lives in the scene moves. */
  readonly isFixed?: boolean;
  /** Film colours and a slower camera. */
  readonly isCinema?: boolean;
  /** With less detail, in a smaller file. */
  readonly isRough?: boolean;
  /** The camera goes there and back, and so does what lives in the scene: the last frame leads on to the first. */
  readonly isLoop?: boolean;
}

/** Layers that nothing lives in are painted together where they lie at one depth, each kept as a picture. */
function prepared(layers: readonly Layer[], size: Size) {
  return layers.map(({ depth, paint, live }) => {
    if (!paint) return { depth, live, picture: null };
    const picture = createCanvas(size.width, size.height);
    paint(picture.getContext('2d'));
    return { depth, live, picture };
  });
}

/** Softly there and back again in the time that it takes to go there. */
const thereAndBack = (moment: number) => (1 - Math.cos(2 * Math.PI * moment)) / 2;

/** How much of the camera's way a layer goes along: what is far hardly moves. */
const along = (depth: number) => 0.45 + 0.55 * depth;

function filmColours(pen: SKRSContext2D, { width, height }: Size): void {
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  const tones = pen.createLinearGradient(0, 0, 0, height);
  tones.addColorStop(0, 'rgba(255, 186, 110, 0.34)');
  tones.addColorStop(1, 'rgba(0, 74, 96, 0.5)');
  pen.fillStyle = tones;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'multiply';
  const corners = pen.createRadialGradient(
    width / 2,
    height / 2,
    height * 0.45,
    width / 2,
    height / 2,
    width * 0.72,
  );
  corners.addColorStop(0, 'rgba(255, 255, 255, 1)');
  corners.addColorStop(1, 'rgba(120, 116, 128, 1)');
  pen.fillStyle = corners;
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

/** A scene from words that a camera goes through: near things pass faster than far ones, water and weather move. */
export async function sketchClip(
  order: SketchClip,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadeClip> {
  const frame = scaledFrame(order.aspect, order.lines ?? fullScale.shorterSide, scale);
  const seed = seedFor(order);
  const moves: readonly CameraMove[] = order.isFixed ? [] : cameraMovesIn(order.prompt, seed);
  const shot = { moves, strength: order.isCinema ? 3 : 5, take: cameraTake(seed) };
  const closest = closestOf(shot);
  const world = { width: Math.ceil(frame.width * closest), height: Math.ceil(frame.height * closest) };
  const layers = prepared(
    sketchLayers(sketchPlan(order.prompt, seed), world, order.isRough ? 0.1 : 0.4),
    world,
  );
  return writeClip(
    {
      frame,
      seconds: order.seconds,
      rate: scale.rate,
      isRough: order.isRough,
      provenance: provenanceOf(
        order,
        { duration: order.seconds, camera: moves.join(' ') || 'fixed' },
        sketchEngine,
      ),
      draw(pen, at) {
        const moment = order.isLoop ? thereAndBack(at) : at;
        const pose = cameraPose(shot, moment);
        pen.imageSmoothingQuality = 'low';
        for (const { depth, live, picture } of layers) {
          const share = along(depth);
          pen.save();
          pen.setTransform(
            ...viewMatrix(
              { ...pose, zoom: 1 + (pose.zoom - 1) * share, x: pose.x * share, y: pose.y * share },
              world,
              frame,
            ),
          );
          if (picture) pen.drawImage(picture, 0, 0);
          live?.(pen, moment * order.seconds);
          pen.restore();
        }
        if (order.isCinema) filmColours(pen, frame);
      },
    },
    watch,
  );
}
