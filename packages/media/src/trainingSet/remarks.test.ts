import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../chance/randomFrom.ts';
import { lookedAt, remarksOn, type SetPicture } from './remarks.ts';

/** Discs and stripes, placed by a seed: as different from each other as pictures of a set. */
const scene = (seed: number, side = 800) => {
  const chance = randomFrom(seed);
  const at = () => 10 + chance() * 80;
  const shapes = Array.from(
    { length: 9 },
    () => `<circle cx="${at()}" cy="${at()}" r="${6 + at() / 5}" fill="hsl(${at() * 4} 60% ${at()}%)"/>`,
  ).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}"><rect width="100" height="100" fill="hsl(${at() * 4} 30% 60%)"/>${shapes}</svg>`,
    ),
  );
};

async function taken(picture: Sharp): Promise<SetPicture> {
  const whole = await picture.png().toBuffer();
  const { width, height } = await sharp(whole).metadata();
  const { data, info } = await sharp(whole)
    .resize(lookedAt, lookedAt, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height };
  return { width, height, pixels };
}

const savedAgain = async (picture: Sharp) => sharp(await picture.jpeg({ quality: 50 }).toBuffer());

describe('a set to train with', () => {
  it('of different, sharp and large pictures has nothing to be said of', async () => {
    const set = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => taken(scene(seed))));
    expect(remarksOn(set, 512)).toEqual([[], [], [], [], [], []]);
  });

  it('has its copies named by the first of them, also when saved again, smaller or brighter', async () => {
    const set = await Promise.all([
      taken(scene(1)),
      taken(scene(2)),
      taken(await savedAgain(scene(1).resize(600))),
      taken(scene(1).modulate({ brightness: 1.1 })),
    ]);
    expect(remarksOn(set, 512)).toEqual([[], [], [{ is: 'copy', of: 0 }], [{ is: 'copy', of: 0 }]]);
  });

  it('has its blurred ones told, but not a sharp subject before a blurred ground', async () => {
    const blurred = await taken(scene(3).blur(12));
    const ground = await scene(4).blur(20).png().toBuffer();
    const subject = await scene(5, 260).png().toBuffer();
    const portrait = await taken(sharp(ground).composite([{ input: subject }]));
    expect(remarksOn([blurred, portrait], 512)).toEqual([[{ is: 'blurred' }], []]);
  });

  it('has the small ones told with their size, and those that cannot be read', async () => {
    const set = [await taken(scene(1, 511)), await taken(scene(2, 512)), null];
    expect(remarksOn(set, 512)).toEqual([
      [{ is: 'small', width: 511, height: 511 }],
      [],
      [{ is: 'unreadable' }],
    ]);
  });

  it('may have several remarks on one picture, and nothing at all on no picture', async () => {
    const set = [await taken(scene(1)), await taken(sharp(await scene(1).blur(14).toBuffer()).resize(300))];
    expect(remarksOn(set, 512)[1]).toEqual([
      { is: 'small', width: 300, height: 300 },
      { is: 'copy', of: 0 },
      { is: 'blurred' },
    ]);
    expect(remarksOn([], 512)).toEqual([]);
  });
});
