import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { movingGif } from '../testing/oddPictures.ts';
import { writtenSize } from './writtenSize.ts';

const plain = sharp({ create: { width: 310, height: 170, channels: 4, background: '#34567880' } });

describe('the size that a picture claims, before anything of it is unpacked', () => {
  it.each([
    ['PNG', () => plain.clone().png().toBuffer()],
    ['JPEG', () => plain.clone().jpeg().toBuffer()],
    ['JPEG in several passes', () => plain.clone().jpeg({ progressive: true }).toBuffer()],
    ['WebP with transparency', () => plain.clone().webp().toBuffer()],
    ['WebP', () => plain.clone().removeAlpha().webp().toBuffer()],
    ['WebP without loss', () => plain.clone().removeAlpha().webp({ lossless: true }).toBuffer()],
    ['GIF', () => plain.clone().gif().toBuffer()],
    ['AVIF', () => plain.clone().avif().toBuffer()],
  ])('of a %s', async (_format, file) => {
    expect(writtenSize(await file())).toEqual({ width: 310, height: 170 });
  });

  it('of one that moves is that of a frame', async () => {
    const gif = await movingGif([
      [1, 2, 3],
      [9, 8, 7],
    ]);
    expect(writtenSize(gif)).toEqual({ width: 48, height: 48 });
  });

  it('of a GIF is that of its first frame where the screen is said to be smaller', async () => {
    const gif = await plain.clone().gif().toBuffer();
    gif.writeUInt16LE(1, 6);
    gif.writeUInt16LE(1, 8);
    expect(writtenSize(gif)).toEqual({ width: 310, height: 170 });
  });

  it('is not known of what ends before it says, or is no picture', async () => {
    const png = await plain.clone().png().toBuffer();
    expect(writtenSize(png.subarray(0, 18))).toBeNull();
    expect(writtenSize(new TextEncoder().encode('Not a picture at all.'))).toBeNull();
  });
});
