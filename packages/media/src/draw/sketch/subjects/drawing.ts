import { lit, mix, type Rgb } from '../colour.ts';
import type { Ground, Pen } from '../layer.ts';

export interface Place {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly tall: number;
}

export type Drawing = (pen: Pen, at: Place, ground: Ground) => void;

/** Fills an outline whose points are shares of the subject's height, upwards from where it stands. */
export const shape = (pen: Pen, { x, y, tall }: Place, points: readonly (readonly [number, number])[]) => {
  pen.beginPath();
  for (const [px, py] of points) pen.lineTo(x + px * tall, y - py * tall);
  pen.fill();
};

export const dark = (ground: Ground): Rgb =>
  lit([30, 32, 42], mix(ground.light.ambient, [0.7, 0.7, 0.8], 0.3));
