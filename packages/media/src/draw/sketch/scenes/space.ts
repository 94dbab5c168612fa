import { createCanvas } from '@napi-rs/canvas';
import { cloudNoise } from '../../fieldNoise.ts';
import { glow } from '../../scene.ts';
import { css, mix, rgb, type Rgb } from '../colour.ts';
import type { Ground, Pen, SceneLayers } from '../layer.ts';

const palettes: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [rgb('#3f2f8f'), rgb('#c2478f'), rgb('#f2b46b')],
  [rgb('#12496b'), rgb('#2a9a9a'), rgb('#e9e0b0')],
  [rgb('#5a1f4f'), rgb('#d2553f'), rgb('#f7c77a')],
];

const coloursOf = ({ plan, randomFor }: Ground): readonly [Rgb, Rgb, Rgb] => {
  const drawn = palettes[Math.floor(randomFor('palette')() * palettes.length)]!;
  const [first, second] = plan.tints;
  return first ? [mix(first, [10, 8, 40], 0.5), first, second ?? mix(first, [255, 240, 210], 0.6)] : drawn;
};

/** Glowing gas as noise over noise. */
function nebula(ground: Ground, pen: Pen): void {
  const { size, seedFor } = ground;
  const [deep, middle, bright] = coloursOf(ground);
  const wide = 420;
  const tall = Math.round((wide * size.height) / size.width);
  const cloth = createCanvas(wide, tall);
  const inner = cloth.getContext('2d');
  const image = inner.createImageData(wide, tall);
  const noise = cloudNoise(seedFor('nebula'), 6);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const u = (x / wide) * 3.4;
      const v = (y / wide) * 3.4;
      const bend = noise(u * 0.8 + 3, v * 0.8 + 9) * 2.2;
      const thick = Math.max(0, noise(u + bend, v + bend * 0.7) - 0.34) * 2.3;
      const colour =
        thick < 0.5 ? mix(deep, middle, thick * 2) : mix(middle, bright, Math.min(1, thick * 2 - 1));
      const i = (y * wide + x) * 4;
      for (let side = 0; side < 3; side++)
        image.data[i + side] = 6 + colour[side]! * Math.min(1, thick ** 1.25 * 1.15);
      image.data[i + 3] = 255;
    }
  inner.putImageData(image, 0, 0);
  pen.drawImage(cloth, 0, 0, size.width, size.height);
}

/** A banded planet, lit from one side, with a ring where chance has it so. */
function planet(ground: Ground, pen: Pen): void {
  const { size, seedFor, randomFor } = ground;
  const random = randomFor('planet');
  const [deep, middle, bright] = coloursOf(ground);
  const unit = Math.min(size.width, size.height);
  const radius = unit * (0.17 + random() * 0.08);
  const at = { x: size.width * (0.36 + random() * 0.28), y: size.height * (0.44 + random() * 0.14) };
  const ring = random() < 0.6;
  const tilt = -0.35 + random() * 0.25;
  const ringHalf = (from: number, to: number) => {
    for (let band = 0; band < 26; band++) {
      pen.strokeStyle = css(mix(bright, middle, random()), 0.1 + 0.5 * Math.abs(Math.sin(band * 1.9)));
      pen.lineWidth = radius * 0.026;
      pen.beginPath();
      pen.ellipse(
        at.x,
        at.y,
        radius * (1.35 + band * 0.027),
        radius * (1.35 + band * 0.027) * 0.24,
        tilt,
        from,
        to,
      );
      pen.stroke();
    }
  };
  if (ring) ringHalf(Math.PI, Math.PI * 2);
  const side = Math.ceil(radius * 2);
  const ball = createCanvas(side, side);
  const inner = ball.getContext('2d');
  const image = inner.createImageData(side, side);
  const noise = cloudNoise(seedFor('planet'), 5);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const nx = (x + 0.5) / radius - 1;
      const ny = (y + 0.5) / radius - 1;
      const flat = nx * nx + ny * ny;
      if (flat > 1) continue;
      const nz = Math.sqrt(1 - flat);
      const across = Math.atan2(nx, nz);
      const band = noise(across * 1.2 + 4, ny * 5 + 7 + noise(across * 2 + 1, ny * 3) * 1.2);
      const shine = Math.max(0.02, nx * -0.62 + ny * -0.36 + nz * 0.66);
      const colour = band < 0.5 ? mix(deep, middle, band * 2) : mix(middle, bright, (band - 0.5) * 2.4);
      const i = (y * side + x) * 4;
      for (let channel = 0; channel < 3; channel++) image.data[i + channel] = colour[channel]! * shine * 1.25;
      image.data[i + 3] = 255 * Math.min(1, (1 - Math.sqrt(flat)) * radius);
    }
  inner.putImageData(image, 0, 0);
  glow(pen, { ...at, radius: radius * 1.6 }, mix(middle, bright, 0.5).map(Math.round).join(', '), 0.3);
  pen.drawImage(ball, at.x - radius, at.y - radius);
  if (ring) ringHalf(0, Math.PI);
}

/** Gas, stars and a planet. Nothing of the sky's layers is used. */
export const space: SceneLayers = (ground) => {
  const { size, randomFor, detail } = ground;
  const unit = Math.min(size.width, size.height);
  const random = randomFor('space stars');
  const stars = Array.from({ length: Math.round(420 + 700 * detail) }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    bright: random() ** 3,
    phase: random() * 6,
    isWarm: random() < 0.3,
  }));
  return [
    { depth: 0.05, paint: (pen) => nebula(ground, pen) },
    {
      depth: 0.2,
      live(pen, seconds) {
        for (const star of stars) {
          pen.globalAlpha = (0.25 + 0.75 * star.bright) * (0.8 + 0.2 * Math.sin(star.phase + seconds * 2));
          pen.fillStyle = star.isWarm ? '#ffe2bd' : '#e3ecff';
          pen.beginPath();
          pen.arc(star.x, star.y, unit * (0.0007 + 0.0019 * star.bright), 0, Math.PI * 2);
          pen.fill();
          if (star.bright < 0.8) continue;
          const long = unit * 0.014 * star.bright;
          pen.globalAlpha *= 0.5;
          pen.fillRect(star.x - long, star.y - 0.4, long * 2, 0.8);
          pen.fillRect(star.x - 0.4, star.y - long, 0.8, long * 2);
        }
        pen.globalAlpha = 1;
      },
    },
    { depth: 0.55, paint: (pen) => planet(ground, pen) },
  ];
};
