import { glow } from '../../scene.ts';
import { css, lit, mix, rgb } from '../colour.ts';
import { isDark } from '../skyLayers.ts';
import { dark, shape, type Drawing } from './drawing.ts';

export const cabin: Drawing = (pen, at, ground) => {
  const { light, plan } = ground;
  const wood = lit(rgb('#7a5236'), light.ambient);
  pen.fillStyle = css(wood);
  shape(pen, at, [
    [-0.6, -0.04],
    [-0.6, 0.5],
    [0.6, 0.5],
    [0.6, -0.04],
  ]);
  pen.fillStyle = css(mix(wood, [0, 0, 0], 0.25));
  for (let plank = 0; plank < 7; plank++)
    shape(pen, at, [
      [-0.6, plank * 0.075],
      [-0.6, plank * 0.075 + 0.012],
      [0.6, plank * 0.075 + 0.012],
      [0.6, plank * 0.075],
    ]);
  pen.fillStyle = css(dark(ground));
  shape(pen, at, [
    [0.3, 0.6],
    [0.3, 1.12],
    [0.43, 1.12],
    [0.43, 0.6],
  ]);
  pen.fillStyle = css(
    plan.isWintry || plan.weather === 'snow'
      ? lit([240, 244, 250], light.ambient)
      : lit(rgb('#54382c'), light.ambient),
  );
  shape(pen, at, [
    [-0.74, 0.46],
    [-0.44, 0.98],
    [0.44, 0.98],
    [0.74, 0.46],
  ]);
  const glass = isDark(ground) || plan.time !== 'day' ? rgb('#ffcf7d') : lit([170, 196, 210], light.ambient);
  pen.fillStyle = css(glass);
  for (const left of [-0.42, 0.2])
    shape(pen, at, [
      [left, 0.17],
      [left, 0.37],
      [left + 0.22, 0.37],
      [left + 0.22, 0.17],
    ]);
  pen.fillStyle = css(mix(wood, [0, 0, 0], 0.55));
  shape(pen, at, [
    [-0.1, -0.04],
    [-0.1, 0.36],
    [0.1, 0.36],
    [0.1, -0.04],
  ]);
  if (plan.time !== 'day')
    glow(pen, { x: at.x, y: at.y - at.tall * 0.28, radius: at.tall * 1.3 }, '255, 196, 110', 0.32);
};
