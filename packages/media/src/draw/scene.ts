import type { Size } from '../frame/frameSize.ts';

/** What a scene draws with: any canvas context, in a browser or in Node. */
export type SceneContext = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'fillRect'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'ellipse'
  | 'fill'
  | 'stroke'
  | 'createLinearGradient'
  | 'createRadialGradient'
>;

/** A picture drawn by rule: the same size and seed give the same picture. */
export type Scene = (context: SceneContext, size: Size, seed: number) => void;

/** Fills everything from top to bottom with colours at their places from 0 to 1. */
export function sky(context: SceneContext, size: Size, stops: readonly (readonly [number, string])[]): void {
  const gradient = context.createLinearGradient(0, 0, 0, size.height);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  context.fillStyle = gradient;
  context.fillRect(0, 0, size.width, size.height);
}

/** How strong a glow still is at each share of its radius: a straight fall would show its rim. */
const fading = [1, 0.62, 0.34, 0.15, 0.045, 0];

/** A soft light around a point, of a colour given as red, green, blue. */
export function glow(
  context: SceneContext,
  at: { readonly x: number; readonly y: number; readonly radius: number },
  colour: string,
  strength: number,
): void {
  const { x, y, radius } = at;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [step, share] of fading.entries())
    gradient.addColorStop(step / (fading.length - 1), `rgba(${colour}, ${strength * share})`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
