import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { movingGif } from '../testing/oddPictures.ts';
import { readablePixels } from './heldWhole.ts';
import { pictureSize } from './openPicture.ts';

const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: '#345678' } });
const deep = () => plain.clone().ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer();

it.each([
  ['a PNG', 100, () => plain.clone().png().toBuffer()],
  ['an interlaced PNG', 100, () => plain.clone().png({ progressive: true }).toBuffer()],
  ['an interlaced PNG of 16 bits with transparency', 56, deep],
  ['a JPG', 100, () => plain.clone().jpeg().toBuffer()],
  ['a progressive JPG', 100, () => plain.clone().jpeg({ progressive: true }).toBuffer()],
  [
    'a progressive JPG with all its colours',
    75,
    () => plain.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['a WebP', 100, () => plain.clone().webp().toBuffer()],
  ['a GIF', 90, () => movingGif([[1, 2, 3]])],
  ['an AVIF', 24, () => plain.clone().avif().toBuffer()],
])('of %s at most %i megapixels can be read', async (_kind, megapixels, file) => {
  expect(readablePixels(await sharp(await file()).metadata()).most).toBe(megapixels * 1_000_000);
});

it('a picture that would have to be unpacked whole is refused by its head, with what to do', async () => {
  const png = await deep();
  png.writeUInt32BE(10_000, 16);
  png.writeUInt32BE(9900, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  await expect(pictureSize(png)).rejects.toThrow(
    'The picture has 10000 by 9900 pixels, and at most 56 megapixels of an interlaced PNG can be read. Make it smaller, or save it as a plain JPG, and choose it again.',
  );
});
