import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Size } from '../../frame/frameSize.ts';
import { sketchLayers } from './sketchLayers.ts';
import type { SketchPlan } from './sketchPlan.ts';

/** A plan as a still picture. */
export function sketchCanvas(plan: SketchPlan, size: Size, detail: number): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  for (const layer of sketchLayers(plan, size, detail)) {
    pen.save();
    layer.paint?.(pen);
    layer.live?.(pen, 0);
    pen.restore();
  }
  return canvas;
}
