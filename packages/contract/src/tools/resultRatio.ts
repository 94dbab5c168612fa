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

/** Of the shapes that an engine makes the one that loses least of a picture; null where it keeps the picture's own. */
export function nearestShape<S extends string>(
  picture: Sides | null | undefined,
  shapes: readonly S[],
): S | null {
  const [first] = shapes;
  if (first === undefined || !picture?.width || !picture.height) return null;
  // A proportion, so that tall and wide count alike.
  const loss = (shape: string) => Math.abs(Math.log(ratioOf(shape) / ratioOfSides(picture)));
  return shapes.reduce((best, shape) => (loss(shape) < loss(best) ? shape : best), first);
}

/** The picture that a result will be like, where it is like one. */
export const likenessOf = ({ resultAspect }: AnyForm, draft: Readonly<Record<string, unknown>>) =>
  'like' in resultAspect
    ? { input: resultAspect.like, picture: draft[resultAspect.like] as Sides | null | undefined }
    : null;

/** The shape that a tool's result will have, known from the first moment (VISUAL, section 3), with the shapes that the engine in use makes. */
export function resultRatio(
  tool: AnyForm,
  draft: Readonly<Record<string, unknown>>,
  shapes: readonly string[] = [],
): number {
  const { resultAspect } = tool;
  if ('ratio' in resultAspect) return resultAspect.ratio[0] / resultAspect.ratio[1];
  if ('option' in resultAspect) return ratioOf(String(draft[resultAspect.option]));
  const picture = likenessOf(tool, draft)?.picture;
  const nearest = nearestShape(picture, shapes);
  return nearest === null ? ratioOfSides(picture) : ratioOf(nearest);
}
