import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from '../frame/frameSize.ts';
import { randomFrom } from '../chance/randomFrom.ts';

/** Light that wanders across a picture, as when clouds pass: what moves while the camera may not. */
export function driftingLight({ width, height }: Size, seed: number) {
  const random = randomFrom(seed);
  const fromLeft = random() < 0.5;
  const y = height * (0.2 + 0.35 * random());
  const wide = 0.6 + 0.3 * random();
  return (pen: SKRSContext2D, moment: number): void => {
    const share = fromLeft ? moment : 1 - moment;
    const x = width * (-0.15 + 1.3 * share);
    const reach = Math.max(width, height) * wide;
    const pool = pen.createRadialGradient(x, y, 0, x, y, reach);
    pool.addColorStop(0, 'rgba(255, 248, 226, 0.62)');
    pool.addColorStop(0.5, 'rgba(128, 128, 128, 0.1)');
    pool.addColorStop(1, 'rgba(16, 24, 48, 0.6)');
    pen.save();
    pen.globalCompositeOperation = 'soft-light';
    pen.fillStyle = pool;
    pen.fillRect(0, 0, width, height);
    pen.restore();
  };
}
