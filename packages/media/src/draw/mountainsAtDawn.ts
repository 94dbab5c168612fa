import { randomFrom } from '../chance/randomFrom.ts';
import { ridgeNoise } from './noise.ts';
import { glow, sky, type Scene } from './scene.ts';

const layers = 6;

const mix = (from: readonly number[], to: readonly number[], share: number) =>
  `rgb(${from.map((each, i) => Math.round(each + (to[i]! - each) * share)).join(' ')})`;

/** Ranges behind ranges in the haze, a low sun, and firs along the nearest slope. */
export const mountainsAtDawn: Scene = (context, size, seed) => {
  const { width, height } = size;
  sky(context, size, [
    [0, '#3b5a7d'],
    [0.3, '#8fa3b8'],
    [0.5, '#f0c9a0'],
    [0.62, '#f6dfc0'],
    [1, '#f6dfc0'],
  ]);
  const sun = { x: width * 0.66, y: height * 0.33 };
  glow(context, { ...sun, radius: height * 0.75 }, '255, 226, 168', 0.85);
  context.fillStyle = '#fff4d8';
  context.beginPath();
  context.arc(sun.x, sun.y, height * 0.045, 0, Math.PI * 2);
  context.fill();
  const random = randomFrom(seed);
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1);
    const ridge = ridgeNoise(seed + layer * 977, 6);
    const base = height * (0.5 + 0.36 * near);
    const relief = height * (0.1 + 0.06 * near);
    const top = (x: number) => base - relief * ridge((x / width) * (3.2 - near) + layer * 7.3);
    const haze = context.createLinearGradient(0, base - relief * 1.6, 0, height);
    haze.addColorStop(0, mix([176, 172, 184], [24, 38, 48], near));
    haze.addColorStop(0.7, mix([236, 206, 176], [17, 28, 34], near ** 0.8));
    haze.addColorStop(1, mix([240, 214, 186], [12, 20, 25], near ** 0.8));
    context.fillStyle = haze;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 2) context.lineTo(x, top(x));
    context.lineTo(width, height);
    context.closePath();
    context.fill();
    if (layer < layers - 2) continue;
    const trees = layer === layers - 1 ? 150 : 260;
    const tall = height * (layer === layers - 1 ? 0.075 : 0.034);
    for (let tree = 0; tree < trees; tree++) {
      const x = random() * width;
      const reach = tall * (0.5 + random() * 0.8);
      const foot = top(x) + reach * 0.15;
      context.fillStyle = mix([60, 72, 82], [10, 18, 22], near);
      context.beginPath();
      for (let tier = 0; tier < 4; tier++) {
        const y = foot - reach * (tier * 0.23);
        const half = reach * 0.2 * (1 - tier * 0.22);
        context.moveTo(x - half, y);
        context.lineTo(x, y - reach * 0.4);
        context.lineTo(x + half, y);
      }
      context.fill();
    }
  }
};
