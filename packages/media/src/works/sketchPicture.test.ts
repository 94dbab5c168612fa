import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { sketchStyles, type SketchStyle } from '../look/sketchStyles.ts';
import { provenanceIn } from '../read/provenanceIn.ts';
import { brightness, difference } from '../testing/decodedClip.ts';
import { pairsOf } from '../testing/pairsOf.ts';
import { sketchPicture, type SketchPicture } from './sketchPicture.ts';

// Drawing takes what a crowded machine leaves it.
vi.setConfig({ testTimeout: 30_000 });

const small = { shorterSide: 72, rate: 12 };
const order = (more: Partial<SketchPicture> = {}): SketchPicture => ({
  prompt: 'A sailboat on a lake, mountains at dawn',
  style: 'realistic',
  aspect: '1:1',
  side: 1024,
  detail: 0.5,
  tool: 'create-image',
  model: 'create-image',
  settings: { style: 'realistic', quality: 'standard' },
  ...more,
});
const pixels = async (png: Uint8Array) => new Uint8Array(await sharp(png).ensureAlpha().raw().toBuffer());

describe('a picture from words (A214, A215, A216)', () => {
  it('is a PNG that says what made it, from what and with what', async () => {
    const made = await sketchPicture(order(), small);
    expect(await sharp(made.picture).metadata()).toMatchObject({
      format: 'png',
      width: made.width,
      height: made.height,
    });
    const said = {
      engine: 'Local sketch engine, no AI',
      tool: 'create-image',
      prompt: order().prompt,
      settings: { style: 'realistic', quality: 'standard', size: `${made.width}x${made.height}` },
      seed: made.seed,
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    };
    expect(provenanceIn(made.picture)).toMatchObject(said);
    expect(provenanceIn(made.poster)).toMatchObject(said);
  });

  it('is the same for the same words and seed, and another for others', async () => {
    const [one, same, reseeded, reworded] = await Promise.all([
      sketchPicture(order(), small),
      sketchPicture(order(), small),
      sketchPicture(order({ seed: 5 }), small),
      sketchPicture(order({ prompt: 'A sailboat on a lake, mountains at night' }), small),
    ]);
    expect(Buffer.from(same.picture).equals(Buffer.from(one.picture))).toBe(true);
    const was = await pixels(one.picture);
    expect(difference(was, await pixels(reseeded.picture))).toBeGreaterThan(3);
    expect(difference(was, await pixels(reworded.picture))).toBeGreaterThan(20);
  });

  it.each([
    ['1:1', 1],
    ['16:9', 16 / 9],
    ['9:16', 9 / 16],
    ['4:3', 4 / 3],
    ['3:2', 3 / 2],
  ] as const)('in the shape %s, with as many pixels as in any other', async (aspect, ratio) => {
    const { width, height } = await sketchPicture(order({ aspect }), { shorterSide: 180, rate: 12 });
    expect(width / height).toBeCloseTo(ratio, 1);
    expect((width * height) / 256 ** 2).toBeCloseTo(1, 1);
  });

  it('is 1024 by 1024 at full scale, not black, and as large as its quality asks', async () => {
    const whole = await sketchPicture(order());
    expect([whole.width, whole.height]).toEqual([1024, 1024]);
    expect(brightness(await pixels(whole.picture))).toBeGreaterThan(40);
    expect(await sketchPicture(order({ side: 2048 }), small)).toMatchObject({ width: 204, height: 204 });
  });

  const names = Object.keys(sketchStyles) as SketchStyle[];
  it('has a look of its own in each style', async () => {
    const looks: { style: string; frame: Uint8Array }[] = [];
    for (const style of names)
      looks.push({ style, frame: await pixels((await sketchPicture(order({ style }), small)).picture) });
    for (const [one, other] of pairsOf(looks))
      expect(difference(one.frame, other.frame), `${one.style} and ${other.style}`).toBeGreaterThan(1.5);
  });
});

describe('every scene is drawn to its edges:', () => {
  it.each([
    'sea with a boat',
    'mountains, lake',
    'city at night',
    'forest',
    'desert',
    'planet',
    'flower meadow, tree',
    'aurora in the sky',
    'hot air balloons, birds',
    'nothing in particular',
    'a cabin in the snow',
    'a man in the fog',
  ])('%s', async (prompt) => {
    const { picture } = await sketchPicture(order({ prompt, aspect: '16:9' }), small);
    const { channels } = await sharp(picture).stats();
    expect(channels.slice(0, 3).some(({ stdev }) => stdev > 12)).toBe(true);
    expect(channels[3]?.min ?? 255).toBe(255);
  });
});

it('a picture that is given up stops, and tells how far it is until then', async () => {
  const given = new AbortController();
  const seen: number[] = [];
  const work = sketchPicture(order(), small, {
    signal: given.signal,
    onFrame: (done, of) => {
      seen.push(done / of);
      given.abort();
    },
  });
  await expect(work).rejects.toThrow(/abort/i);
  expect(seen).toEqual([0.25]);
});
