import type { Pixels } from '../look/pixels.ts';
import { labOf, type Lab } from './oklab.ts';

/** A picture small enough to be looked at whole: each point as a colour, and how solid it is. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly labs: readonly Lab[];
  /** 0 to 1 of its area that is not transparent. */
  readonly solid: number;
  /** Those points that can be seen. */
  readonly seen: readonly Lab[];
}

const isSeen = 128;

export function samplesOf({ rgba, width, height }: Pixels): Samples {
  const labs: Lab[] = [];
  const seen: Lab[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const lab = labOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
    labs.push(lab);
    if (rgba[at + 3]! >= isSeen) seen.push(lab);
  }
  return { width, height, labs, seen, solid: labs.length === 0 ? 0 : seen.length / labs.length };
}
