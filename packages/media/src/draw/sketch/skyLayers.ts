import { createCanvas } from '@napi-rs/canvas';
import { cloudNoise } from '../fieldNoise.ts';
import { glow } from '../scene.ts';
import { css, lightness, mix, type Rgb } from './colour.ts';
import type { Ground, Layer, Pen } from './layer.ts';

const plain = (colour: Rgb) => colour.map(Math.round).join(', ');

/** Where the sun or the moon stands. */
export function sunPlace({ size, horizon, light, randomFor }: Ground) {
  const side = randomFor('sun')();
  return {
    x: size.width * (side < 0.5 ? 0.24 + side * 0.3 : 0.6 + (side - 0.5) * 0.36),
    y: horizon * (1 - 0.9 * light.height),
    radius: Math.min(size.width, size.height) * (light.isMoon ? 0.045 : 0.05),
  };
}

function gradient(pen: Pen, { size, light, horizon }: Ground): void {
  const fill = pen.createLinearGradient(0, 0, 0, Math.max(1, horizon));
  for (const [index, colour] of light.sky.entries())
    fill.addColorStop([0, 0.36, 0.76, 1][index]!, css(colour));
  pen.fillStyle = fill;
  pen.fillRect(0, 0, size.width, size.height);
}

function stars(pen: Pen, { size, light, horizon, randomFor, detail }: Ground): void {
  const random = randomFor('stars');
  const unit = Math.min(size.width, size.height);
  for (let star = 0; star < 260 + 500 * detail; star++) {
    const x = random() * size.width;
    const y = random() ** 1.35 * horizon;
    const bright = random();
    pen.fillStyle = css(
      random() < 0.25 ? [255, 226, 190] : [225, 236, 255],
      light.stars * (0.15 + 0.8 * bright ** 3) * (1 - 0.6 * (y / horizon)),
    );
    pen.beginPath();
    pen.arc(x, y, unit * (0.0006 + 0.0014 * bright ** 4), 0, Math.PI * 2);
    pen.fill();
  }
}

function sun(pen: Pen, ground: Ground): void {
  const { light, size } = ground;
  const at = sunPlace(ground);
  glow(
    pen,
    { ...at, radius: Math.max(size.width, size.height) * 0.6 },
    plain(mix(light.sun, light.sky[3], 0.35)),
    light.glow * 0.75,
  );
  glow(pen, { ...at, radius: at.radius * 4 }, plain(light.sun), light.glow * 0.6);
  if (ground.plan.weather === 'rain' || ground.plan.weather === 'storm' || ground.plan.weather === 'snow')
    return;
  pen.fillStyle = css(light.sun, ground.plan.weather === 'fog' ? 0.5 : 1);
  pen.beginPath();
  pen.arc(at.x, at.y, at.radius, 0, Math.PI * 2);
  pen.fill();
  if (!light.isMoon) return;
  pen.fillStyle = css(mix(light.sun, light.sky[1], 0.28), 0.55);
  for (const [dx, dy, share] of [
    [-0.3, -0.2, 0.26],
    [0.25, 0.25, 0.2],
    [0.1, -0.4, 0.13],
    [-0.15, 0.4, 0.16],
  ] as const) {
    pen.beginPath();
    pen.arc(at.x + dx * at.radius, at.y + dy * at.radius, share * at.radius, 0, Math.PI * 2);
    pen.fill();
  }
}

const cover: Record<Ground['plan']['weather'], number> = {
  clear: 0.56,
  cloudy: 0.44,
  fog: 0.5,
  snow: 0.38,
  rain: 0.34,
  storm: 0.36,
};

/** Clouds on a plane above, smaller towards the horizon, bright on the side of the sun. */
function cloudSheet(ground: Ground, width: number, height: number) {
  const { light, plan, seedFor, detail } = ground;
  const noise = cloudNoise(seedFor('clouds'), detail > 0.6 ? 6 : 5);
  const sheet = createCanvas(width, height);
  const pen = sheet.getContext('2d');
  const image = pen.createImageData(width, height);
  const least = cover[plan.weather] + (plan.scene === 'sky' ? -0.06 : 0);
  const heavy = plan.weather === 'storm' || plan.weather === 'rain';
  const bright = heavy
    ? mix(light.sky[2], [150, 155, 165], 0.3)
    : mix(light.sky[3], light.sun, light.isMoon ? 0.25 : 0.6);
  const shade = heavy ? mix(light.sky[0], [40, 42, 52], 0.5) : mix(light.sky[1], light.sky[2], 0.4);
  for (let y = 0; y < height; y++) {
    const far = 1 / (1.12 - y / height);
    for (let x = 0; x < width; x++) {
      const u = ((x / width - 0.5) * far + 4) * 2.6;
      const v = far * 2.2 + 3;
      const here = noise(u, v);
      const thick = Math.max(0, Math.min(1, (here - least) / 0.16));
      if (thick === 0) continue;
      const lee = noise(u + 0.06, v - 0.12);
      const side = Math.max(0, Math.min(1, 0.55 + (here - lee) * 5));
      const colour = mix(shade, bright, side);
      const i = (y * width + x) * 4;
      image.data[i] = colour[0];
      image.data[i + 1] = colour[1];
      image.data[i + 2] = colour[2];
      image.data[i + 3] =
        255 * thick * thick * (3 - 2 * thick) * (heavy ? 0.95 : 0.82) * Math.min(1, (1 - y / height) * 5);
    }
  }
  pen.putImageData(image, 0, 0);
  return sheet;
}

function aurora(pen: Pen, { size, horizon, randomFor }: Ground, seconds: number): void {
  const random = randomFor('aurora');
  const start = random() * 9;
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (let band = 0; band < 3; band++) {
    for (let step = 0; step < 90; step++) {
      const share = step / 90;
      const sway =
        Math.sin(share * 5 + band * 2 + start + seconds * 0.25) * 0.07 +
        Math.sin(share * 13 + start - seconds * 0.18) * 0.025;
      const foot = horizon * (0.62 + sway - band * 0.13);
      const tall = horizon * (0.34 + 0.14 * Math.sin(share * 21 + band * 5 + seconds * 0.6));
      const veil = pen.createLinearGradient(0, foot - tall, 0, foot);
      veil.addColorStop(0, 'rgba(120, 70, 220, 0)');
      veil.addColorStop(0.5, 'rgba(60, 190, 160, 0.10)');
      veil.addColorStop(0.9, `rgba(90, 255, 170, ${0.17 - band * 0.03})`);
      veil.addColorStop(1, 'rgba(90, 255, 170, 0)');
      pen.fillStyle = veil;
      pen.fillRect(share * size.width - size.width / 90, foot - tall, size.width / 30, tall);
    }
  }
  pen.restore();
}

/** The sky, then what drifts in it. */
export function skyLayers(ground: Ground): Layer[] {
  const { size, horizon, light, plan } = ground;
  const sheet = cloudSheet(ground, 480, Math.max(40, Math.round((480 * horizon) / size.width)));
  const speed = plan.weather === 'storm' ? 0.02 : 0.008;
  return [
    {
      depth: 0.05,
      paint(pen) {
        gradient(pen, ground);
        if (light.stars > 0) stars(pen, ground);
        sun(pen, ground);
      },
      live(pen, seconds) {
        if (plan.subjects.includes('aurora')) aurora(pen, ground, seconds);
        pen.globalAlpha = plan.time === 'night' ? 0.55 : 1;
        const wide = size.width * 1.3;
        pen.drawImage(sheet, -size.width * Math.min(0.3, 0.02 + speed * seconds), 0, wide, horizon);
        pen.globalAlpha = 1;
      },
    },
  ];
}

export const isDark = ({ light }: Ground): boolean => lightness(light.sky[2]) < 0.3;
