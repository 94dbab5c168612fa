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

/** Refuses what would fill the memory once it is decoded. */
export function expectDecodable({ width, height }: Size): void {
  if (width * height > mostPixels)
    throw new PictureProblem(
      `The picture has ${width} by ${height} pixels, and at most ${mostPixels / 1_000_000} megapixels can be read. Make it smaller and choose it again.`,
    );
}
