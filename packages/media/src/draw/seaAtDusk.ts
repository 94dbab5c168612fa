import { randomFrom } from '../chance/randomFrom.ts';
import { ridgeNoise } from './noise.ts';
import { glow, sky, type Scene } from './scene.ts';

/** The sun over open water, its path of light broken by waves, clouds lit from below. */
export const seaAtDusk: Scene = (context, size, seed) => {
  const { width, height } = size;
  const horizon = height * 0.52;
  const sunX = width * 0.42;
  sky(context, size, [
    [0, '#1c2a4f'],
    [0.22, '#5b4a78'],
    [0.4, '#d9786a'],
    [0.5, '#ffc27a'],
    [0.52, '#ffd797'],
    [0.53, '#8a5a68'],
    [0.7, '#34365c'],
    [1, '#10182f'],
  ]);
  glow(context, { x: sunX, y: horizon - height * 0.05, radius: height * 0.8 }, '255, 196, 120', 0.7);
  const random = randomFrom(seed);
  for (let band = 0; band < 9; band++) {
    const edge = ridgeNoise(seed + band * 53, 5);
    const y = height * (0.08 + band * 0.042 + random() * 0.02);
    const thick = height * (0.012 + random() * 0.022);
    const gradient = context.createLinearGradient(0, y - thick, 0, y + thick);
    gradient.addColorStop(0, 'rgba(70, 52, 92, 0)');
    gradient.addColorStop(0.6, `rgba(${110 + band * 14}, ${70 + band * 9}, 104, 0.5)`);
    gradient.addColorStop(1, `rgba(255, ${150 + band * 7}, 118, 0.55)`);
    context.fillStyle = gradient;
    context.beginPath();
    const spread = 1.5 + random() * 2;
    const shift = random() * 40;
    const cover = (x: number) => Math.max(0, edge((x / width) * spread + shift) + 0.15);
    context.moveTo(0, y);
    for (let x = 0; x <= width; x += 4) context.lineTo(x, y - thick * 1.6 * cover(x));
    for (let x = width; x >= 0; x -= 4) context.lineTo(x, y + thick * 0.7 * cover(x));
    context.fill();
  }
  context.fillStyle = '#fff0c8';
  context.beginPath();
  context.arc(sunX, horizon, height * 0.055, Math.PI, 0);
  context.fill();
  for (let wave = 0; wave < 2600; wave++) {
    const depth = random() ** 1.7;
    const y = horizon + 1 + depth * (height - horizon);
    const x = random() * width;
    const long = width * (0.004 + 0.05 * depth) * (0.5 + random());
    const path = Math.exp(-(((x - sunX) / (width * (0.03 + 0.13 * depth))) ** 2));
    const lit = random() < path;
    context.globalAlpha = lit ? 0.35 + 0.55 * path : 0.1 + 0.16 * random();
    context.fillStyle = lit ? '#ffd089' : random() < 0.5 ? '#0d1530' : '#7d6488';
    context.beginPath();
    context.ellipse(x, y, long, Math.max(0.6, height * 0.0022 * (0.4 + depth * 1.6)), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
  const boat = { x: width * 0.7, y: horizon + height * 0.045, long: height * 0.075 };
  context.fillStyle = '#14182c';
  context.beginPath();
  context.moveTo(boat.x - boat.long, boat.y - boat.long * 0.12);
  context.lineTo(boat.x + boat.long, boat.y - boat.long * 0.16);
  context.lineTo(boat.x + boat.long * 0.72, boat.y + boat.long * 0.16);
  context.lineTo(boat.x - boat.long * 0.76, boat.y + boat.long * 0.16);
  context.fill();
  context.beginPath();
  context.moveTo(boat.x, boat.y - boat.long * 2.1);
  context.lineTo(boat.x + boat.long * 0.82, boat.y - boat.long * 0.28);
  context.lineTo(boat.x + boat.long * 0.05, boat.y - boat.long * 0.24);
  context.fill();
  context.beginPath();
  context.moveTo(boat.x - boat.long * 0.05, boat.y - boat.long * 1.8);
  context.lineTo(boat.x - boat.long * 0.6, boat.y - boat.long * 0.26);
  context.lineTo(boat.x - boat.long * 0.05, boat.y - boat.long * 0.24);
  context.fill();
};
