import { ridgeNoise } from '../noise.ts';
import { css, lit, mix } from './colour.ts';
import type { Ground, Layer } from './layer.ts';

export interface Stand {
  readonly foot: number;
  readonly tall: number;
  readonly count: number;
  readonly depth: number;
  /** How far the ground rises towards the sides. */
  readonly hill: number;
}

/** Firs on a slope that dips in the middle, where the view goes through. */
export function firs(ground: Ground, { foot, tall, count, depth, hill }: Stand): Layer {
  const { size, light, plan, randomFor, seedFor } = ground;
  const { width, height } = size;
  const dark = mix(light.haze, lit([26, 44, 38], light.ambient), 0.35 + 0.65 * depth);
  const isWhite = plan.isWintry || plan.weather === 'snow';
  return {
    depth,
    paint(pen) {
      const random = randomFor(`firs ${depth}`);
      const slope = ridgeNoise(seedFor(`slope ${depth}`), 4);
      const top = (x: number) =>
        foot - hill * Math.abs(x / width - 0.5) * 2 - hill * 0.2 * slope((x / width) * 3);
      pen.fillStyle = css(isWhite ? lit([222, 230, 240], light.ambient) : mix(dark, [0, 0, 0], 0.15));
      pen.beginPath();
      pen.moveTo(0, height);
      for (let x = 0; x <= width; x += 3) pen.lineTo(x, top(x));
      pen.lineTo(width, height);
      pen.fill();
      for (let tree = 0; tree < count; tree++) {
        const side = random() ** 1.5 * 0.5;
        const x = (random() < 0.5 ? side : 1 - side) * width;
        const reach = tall * (0.45 + random() * 0.8);
        const at = top(x) + reach * 0.08;
        for (let tier = 0; tier < 7; tier++) {
          const y = at - reach * tier * 0.135;
          const half = reach * 0.2 * (1 - tier * 0.13) * (0.85 + random() * 0.3);
          pen.fillStyle = css(mix(dark, light.haze, 0.05 + 0.02 * tier));
          pen.beginPath();
          pen.moveTo(x - half, y);
          pen.lineTo(x, y - reach * 0.24);
          pen.lineTo(x + half, y - reach * 0.01);
          pen.fill();
          if (!isWhite) continue;
          pen.fillStyle = css(lit([238, 244, 250], light.ambient), 0.85);
          pen.beginPath();
          pen.moveTo(x - half * 0.9, y - reach * 0.012);
          pen.lineTo(x, y - reach * 0.24);
          pen.lineTo(x - half * 0.1, y - reach * 0.05);
          pen.fill();
        }
      }
    },
  };
}
