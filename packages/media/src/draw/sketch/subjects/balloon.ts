import { css, lit, mix, rgb } from '../colour.ts';
import { dark, shape, type Drawing } from './drawing.ts';

export const balloon: Drawing = (pen, at, ground) => {
  const { light, plan } = ground;
  const { x, y, tall } = at;
  const stripes = [plan.tints[0] ?? rgb('#d9412f'), plan.tints[1] ?? rgb('#f4e6c8')];
  for (let gore = 6; gore >= 0; gore--) {
    const wide = Math.cos(((6 - gore) / 7) * (Math.PI / 2));
    pen.fillStyle = css(
      lit(mix(stripes[gore % 2]!, [20, 10, 30], 0.1 * (6 - gore) * 0.4), mix(light.ambient, [1, 1, 1], 0.2)),
    );
    pen.beginPath();
    pen.moveTo(x, y - tall);
    pen.bezierCurveTo(
      x + tall * 0.52 * wide,
      y - tall,
      x + tall * 0.46 * wide,
      y - tall * 0.52,
      x + tall * 0.07 * wide,
      y - tall * 0.26,
    );
    pen.lineTo(x - tall * 0.07 * wide, y - tall * 0.26);
    pen.bezierCurveTo(x - tall * 0.46 * wide, y - tall * 0.52, x - tall * 0.52 * wide, y - tall, x, y - tall);
    pen.fill();
  }
  pen.fillStyle = css(lit([84, 56, 36], light.ambient));
  shape(pen, at, [
    [-0.06, 0.12],
    [-0.05, 0.02],
    [0.05, 0.02],
    [0.06, 0.12],
  ]);
  pen.fillStyle = css(dark(ground), 0.8);
  for (const side of [-1, 1])
    shape(pen, at, [
      [side * 0.07, 0.26],
      [side * 0.062, 0.26],
      [side * 0.05, 0.12],
      [side * 0.056, 0.12],
    ]);
};
