import { glow } from '../../scene.ts';
import { css, lit, mix, rgb } from '../colour.ts';
import { isDark } from '../skyLayers.ts';
import { dark, shape, type Drawing } from './drawing.ts';

export const lighthouse: Drawing = (pen, at, ground) => {
  const { light } = ground;
  const { x, y, tall } = at;
  const rock = lit([60, 58, 64], light.ambient);
  pen.fillStyle = css(rock);
  shape(pen, at, [
    [-0.75, -0.06],
    [-0.5, 0.1],
    [-0.24, 0.17],
    [0.22, 0.18],
    [0.46, 0.08],
    [0.82, -0.06],
  ]);
  const wall = pen.createLinearGradient(x - tall * 0.12, 0, x + tall * 0.12, 0);
  wall.addColorStop(0, css(lit([250, 246, 238], mix(light.ambient, [1, 1, 1], 0.15))));
  wall.addColorStop(1, css(lit([150, 146, 152], light.ambient)));
  pen.fillStyle = wall;
  shape(pen, at, [
    [-0.12, 0.15],
    [-0.075, 0.82],
    [0.075, 0.82],
    [0.12, 0.15],
  ]);
  pen.fillStyle = css(lit(rgb('#c2362e'), mix(light.ambient, [1, 1, 1], 0.1)));
  for (const [from, to] of [
    [0.3, 0.44],
    [0.58, 0.72],
  ] as const) {
    const half = (height: number) => 0.12 - (0.045 * (height - 0.15)) / 0.67;
    shape(pen, at, [
      [-half(from), from],
      [-half(to), to],
      [half(to), to],
      [half(from), from],
    ]);
  }
  pen.fillStyle = css(dark(ground));
  shape(pen, at, [
    [-0.1, 0.82],
    [-0.1, 0.85],
    [0.1, 0.85],
    [0.1, 0.82],
  ]);
  shape(pen, at, [
    [-0.08, 0.96],
    [0, 1.06],
    [0.08, 0.96],
  ]);
  const isLit =
    isDark(ground) ||
    ground.plan.time === 'dusk' ||
    ground.plan.time === 'sunset' ||
    ground.plan.weather === 'storm' ||
    ground.plan.weather === 'fog';
  pen.fillStyle = isLit ? '#fff3c4' : css(lit([190, 214, 226], light.ambient));
  shape(pen, at, [
    [-0.06, 0.85],
    [-0.06, 0.96],
    [0.06, 0.96],
    [0.06, 0.85],
  ]);
  if (!isLit) return;
  pen.save();
  pen.globalCompositeOperation = 'screen';
  glow(pen, { x, y: y - tall * 0.905, radius: tall * 0.6 }, '255, 236, 176', 0.7);
  for (const way of [-1, 1]) {
    const beam = pen.createLinearGradient(x, 0, x + way * tall * 4, 0);
    beam.addColorStop(0, 'rgba(255, 240, 190, 0.6)');
    beam.addColorStop(1, 'rgba(255, 240, 190, 0)');
    pen.fillStyle = beam;
    shape(pen, at, [
      [0, 0.915],
      [way * 4, 1.3 + way * 0.16],
      [way * 4, 0.94 + way * 0.16],
      [0, 0.895],
    ]);
  }
  pen.restore();
};
