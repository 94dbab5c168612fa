export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shapes a clip can have, widest first. */
export const aspects = ['21:9', '16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16', '9:21'] as const;
export type Aspect = (typeof aspects)[number];

const ratioOf = (aspect: Aspect) => {
  const [across, down] = aspect.split(':').map(Number) as [number, number];
  return across / down;
};

/**
 * The shape that loses least of a picture, measured as a proportion so that tall and wide count alike. It is the rule
 * of the contract's `nearestShape`, which this package may not know: a test of the local engine keeps the two alike.
 */
export function nearestAspect(picture: Size): Aspect {
  const wanted = Math.log(picture.width / picture.height);
  const distance = (aspect: Aspect) => Math.abs(Math.log(ratioOf(aspect)) - wanted);
  return aspects.reduce((best, aspect) => (distance(aspect) < distance(best) ? aspect : best));
}

/** The shorter side of a clip at full scale. What is read of larger ones is made as small. */
export const fullLines = 720;

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);

/** 720 for the shorter side of '720p'. H.264 wants both sides even. */
export function frameSize(aspect: Aspect, shorterSide: number): Size {
  const ratio = ratioOf(aspect);
  return ratio >= 1
    ? { width: even(shorterSide * ratio), height: even(shorterSide) }
    : { width: even(shorterSide), height: even(shorterSide / ratio) };
}
