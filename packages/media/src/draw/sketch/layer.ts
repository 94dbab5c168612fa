import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from '../../frame/frameSize.ts';
import type { Light } from './light.ts';
import type { SketchPlan } from './sketchPlan.ts';

export type Pen = SKRSContext2D;

/** One plane of a sketch: what is still in it is painted once, what lives is drawn for each moment. */
export interface Layer {
  /** 0 is as far as the sky, 1 as near as the grass at one's feet. */
  readonly depth: number;
  paint?: (pen: Pen) => void;
  live?: (pen: Pen, seconds: number) => void;
}

export interface Ground {
  readonly plan: SketchPlan;
  readonly light: Light;
  readonly size: Size;
  /** Where the land or the sea begins, in pixels from above. */
  readonly horizon: number;
  /** 0 to 1: how much there is to see up close. */
  readonly detail: number;
  /** Numbers of its own for each part, so that one part's never shift another's. */
  randomFor: (part: string) => () => number;
  seedFor: (part: string) => number;
}

export type SceneLayers = (ground: Ground) => Layer[];
