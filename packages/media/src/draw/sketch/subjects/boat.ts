import { css, lit, mix, rgb } from '../colour.ts';
import { dark, shape, type Drawing } from './drawing.ts';

export const boat: Drawing = (pen, at, ground) => {
  pen.fillStyle = css(dark(ground));
  shape(pen, at, [
    [-0.42, 0.08],
    [0.45, 0.1],
    [0.32, -0.07],
    [-0.34, -0.07],
  ]);
  shape(pen, at, [
    [-0.015, 0.06],
    [-0.015, 1.02],
    [0.01, 1.02],
    [0.01, 0.06],
  ]);
  pen.fillStyle = css(lit(rgb('#f1e6d4'), mix(ground.light.ambient, [1, 1, 1], 0.1)));
  shape(pen, at, [
    [0.02, 0.98],
    [0.37, 0.16],
    [0.03, 0.14],
  ]);
  pen.fillStyle = css(lit(rgb('#d9c4ac'), ground.light.ambient));
  shape(pen, at, [
    [-0.03, 0.88],
    [-0.29, 0.16],
    [-0.03, 0.14],
  ]);
};
