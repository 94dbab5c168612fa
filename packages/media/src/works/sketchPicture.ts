import { frameSize, type Aspect } from '../frame/frameSize.ts';
import { posterOf } from '../clip/posterOf.ts';
import { sketchCanvas } from '../draw/sketch/sketchCanvas.ts';
import { sketchPlan } from '../draw/sketch/sketchPlan.ts';
import { sketchStyles, type SketchStyle } from '../look/sketchStyles.ts';
import { withPngText } from '../write/pngText.ts';
import { fullScale, type ClipScale } from './clipScale.ts';
import { seedFor, type Told } from './told.ts';
import type { ClipWatch, MadePicture } from './made.ts';
import { provenanceOf, sketchEngine } from './provenanceOf.ts';

export interface SketchPicture extends Told {
  readonly style: SketchStyle;
  readonly aspect: Aspect;
  /** The side of a square of as many pixels. */
  readonly side: number;
  /** 0 to 1. */
  readonly detail: number;
}

const stages = 4;

/** A picture from words, drawn by rule: what it can't draw, it leaves out. The same words and seed give the same picture. */
export async function sketchPicture(
  order: SketchPicture,
  scale: ClipScale = fullScale,
  watch: ClipWatch = {},
): Promise<MadePicture> {
  const done = (stage: number) => {
    watch.signal?.throwIfAborted();
    watch.onFrame?.(stage, stages);
  };
  const seed = seedFor(order);
  const square = frameSize(order.aspect, 1000);
  // As many pixels in every shape, so that each costs the same.
  const lines = (1000 * order.side) / Math.sqrt(square.width * square.height);
  const size = frameSize(order.aspect, (lines * scale.shorterSide) / fullScale.shorterSide);
  const sketch = sketchCanvas(sketchPlan(order.prompt, seed), size, order.detail);
  done(1);
  const styled = sketchStyles[order.style](sketch, seed);
  done(2);
  const provenance = provenanceOf(order, { size: `${size.width}x${size.height}` }, sketchEngine);
  const png = await styled.encode('png');
  done(3);
  const poster = await posterOf(styled, provenance);
  done(stages);
  return { picture: withPngText(png, provenance), poster, width: size.width, height: size.height, seed };
}
