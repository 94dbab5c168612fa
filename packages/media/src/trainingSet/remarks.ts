import type { Pixels } from '../look/pixels.ts';
import { likenessOf, unlikeness } from './likeness.ts';
import { sharpnessOf } from './sharpness.ts';

/** What could be better about one picture of a set. */
export type SetRemark =
  | { readonly is: 'small'; readonly width: number; readonly height: number }
  | { readonly is: 'copy'; readonly of: number }
  | { readonly is: 'blurred' }
  | { readonly is: 'unreadable' };

/** One picture: its own size, and a copy of it with a long side of `lookedAt`. */
export interface SetPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Pixels;
}

export const lookedAt = 256;
/** Of 64: a crop or another light changes more, saving it again or a resize less. */
const alike = 5;
const sharpEnough = 18;

/** For each picture of a set what could be better; null stands for one that can't be read. */
export function remarksOn(
  pictures: readonly (SetPicture | null)[],
  leastSide: number,
): readonly (readonly SetRemark[])[] {
  const likenesses = pictures.map((picture) => picture && likenessOf(picture.pixels));
  return pictures.map((picture, index) => {
    if (!picture) return [{ is: 'unreadable' }];
    const { width, height, pixels } = picture;
    const own = likenesses[index]!;
    const before = likenesses
      .slice(0, index)
      .findIndex((likeness) => likeness !== null && unlikeness(likeness, own) <= alike);
    return [
      ...(Math.min(width, height) < leastSide ? [{ is: 'small', width, height } as const] : []),
      ...(before >= 0 ? [{ is: 'copy', of: before } as const] : []),
      ...(sharpnessOf(pixels) < sharpEnough ? [{ is: 'blurred' } as const] : []),
    ];
  });
}
