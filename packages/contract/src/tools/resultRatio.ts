import type { AnyForm } from './defineTool.ts';

const wide = 16 / 9;

/** '16:9' as a number; anything else as the usual wide frame. */
export const ratioOf = (named: string): number => {
  const [width, height] = named.split(':').map(Number);
  return width && height ? width / height : wide;
};

interface Sides {
  readonly width?: number | null;
  readonly height?: number | null;
}

/** The shape of what has sides; the usual wide frame while they are not known. */
export const ratioOfSides = (sides: Sides | null | undefined): number =>
  sides?.width && sides.height ? sides.width / sides.height : wide;

/** Less than this is not seen to be missing. */
const seen = 0.02;

/** Whether a picture loses some of its edges in a frame of the shape that is named; not while its sides are unknown. */
export const isCutTo = (picture: Sides, named: string): boolean =>
  Boolean(picture.width && picture.height) && Math.abs(ratioOfSides(picture) / ratioOf(named) - 1) > seen;

/** The shape that a tool's result will have, known from the first moment (VISUAL, section 3). */
export function resultRatio(tool: AnyForm, draft: Readonly<Record<string, unknown>>): number {
  const { frame } = tool;
  if ('ratio' in frame) return frame.ratio[0] / frame.ratio[1];
  if ('option' in frame) return ratioOf(String(draft[frame.option]));
  return ratioOfSides(draft[frame.like] as Sides | null | undefined);
}
