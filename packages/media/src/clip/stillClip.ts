import { cameraPose, type CameraShot } from './cameraPose.ts';
import type { Size } from '../frame/frameSize.ts';
import { viewMatrix } from './viewMatrix.ts';

/** The part of a 2D context that a clip needs; a canvas in a browser and one in Node both have it. */
export interface Painter<Picture> {
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  drawImage(picture: Picture, x: number, y: number): void;
}

export interface StillClip<Picture> extends CameraShot {
  readonly picture: Picture & Size;
  readonly frame: Size;
}

/** Draws a still picture as a moving camera sees it at a moment from 0 to 1. Nothing else changes. */
export function drawStillClip<Picture>(
  painter: Painter<Picture>,
  clip: StillClip<Picture>,
  moment: number,
): void {
  const pose = cameraPose(clip, moment);
  painter.setTransform(...viewMatrix(pose, clip.picture, clip.frame));
  painter.drawImage(clip.picture, 0, 0);
}
