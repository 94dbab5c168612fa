import type { Size } from '../frame/frameSize.ts';
import { sniffMedia } from '../read/sniffMedia.ts';
import { PictureProblem } from './PictureProblem.ts';

/** 100 megapixels: past any camera a person is likely to own, and still decoded within bounds. */
export const mostPixels = 100_000_000;

export const readablePictures: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];

const choose = 'Choose a JPG, PNG or WebP file.';

/** Checks by content that bytes are a picture we can read. */
export function expectPicture(bytes: Uint8Array): void {
  const type = sniffMedia(bytes)?.type;
  if (type === 'image/heic')
    throw new PictureProblem(
      `This is a HEIC photo, which can't be read here. Save it as JPG and choose that.`,
    );
  if (type === undefined) throw new PictureProblem(`This file is not a picture. ${choose}`);
  if (!readablePictures.includes(type))
    throw new PictureProblem(`This file is ${type}, not a picture. ${choose}`);
}

export const damaged = (cause: unknown) =>
  new PictureProblem(`The picture is damaged or incomplete. Save it again as JPG or PNG and choose that.`, {
    cause,
  });

/** Refuses what would fill the memory once it is decoded; some kinds of pictures do so sooner. */
export function expectDecodable(
  { width, height }: Size,
  { most, of }: { readonly most: number; readonly of: string | null } = { most: mostPixels, of: null },
): void {
  if (width * height <= most) return;
  const bound = `at most ${most / 1_000_000} megapixels ${of ? `of ${of} ` : ''}can be read`;
  const remedy = of ? 'Make it smaller, or save it as a plain JPG, and' : 'Make it smaller and';
  throw new PictureProblem(
    `The picture has ${width} by ${height} pixels, and ${bound}. ${remedy} choose it again.`,
  );
}
