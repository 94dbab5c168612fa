import type { CameraPose } from './cameraPose.ts';
import type { Size } from '../frame/frameSize.ts';

/** As canvas wants it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Kept between the view and the picture's edge, so that no edge is ever blended with nothing. */
export const margin = 1;

/** From points of the picture to points of the frame. The whole frame always lies inside the picture. */
export function viewMatrix(pose: CameraPose, picture: Size, frame: Size): Matrix {
  const cos = Math.cos(pose.roll);
  const sin = Math.sin(pose.roll);
  // Rotation after shear, at scale 1.
  const a = cos;
  const b = sin;
  const c = cos * pose.shear - sin;
  const d = sin * pose.shear + cos;
  const determinant = a * d - b * c;
  // How far the frame reaches in the picture from its centre, at scale 1.
  const reachX = (Math.abs(d) * frame.width + Math.abs(c) * frame.height) / (2 * Math.abs(determinant));
  const reachY = (Math.abs(b) * frame.width + Math.abs(a) * frame.height) / (2 * Math.abs(determinant));
  const roomX = picture.width / 2 - margin;
  const roomY = picture.height / 2 - margin;
  const scale = Math.max(reachX / roomX, reachY / roomY) * Math.max(1, pose.zoom);
  const centreX = picture.width / 2 + pose.x * (roomX - reachX / scale);
  const centreY = picture.height / 2 + pose.y * (roomY - reachY / scale);
  return [
    a * scale,
    b * scale,
    c * scale,
    d * scale,
    frame.width / 2 - scale * (a * centreX + c * centreY),
    frame.height / 2 - scale * (b * centreX + d * centreY),
  ];
}
