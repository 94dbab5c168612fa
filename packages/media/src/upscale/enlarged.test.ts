import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { halved } from '../testing/halved.ts';
import { psnr, ssim } from '../testing/likeness.ts';
import { nodeTileNet } from '../testing/nodeTileNet.ts';
import { bicubicDouble } from './bicubic.ts';
import type { TileNet } from './doubled.ts';
import { enlarged } from './enlarged.ts';
import { pictureFrom, rgbaOf } from './picture.ts';

const plain: TileNet = async ({ width, height, data }) => ({
  width: width * 2,
  height: height * 2,
  data: bicubicDouble(data, width, height, 3),
});

/** A disc on nothing, its edge half transparent. */
function disc(side: number) {
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const from = Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5);
      const alpha = Math.round(255 * Math.min(1, Math.max(0, side / 3 - from)));
      // Under what is transparent lies black, as programs leave it.
      rgba.set(alpha > 0 ? [220, 120, 60, alpha] : [0, 0, 0, 0], (y * side + x) * 4);
    }
  return pictureFrom(rgba, side, side);
}

const run = { crew: [plain], signal: new AbortController().signal, onProgress: () => {} };

it.each([2, 4, 8] as const)(
  '%ix is as large as it says, of one drawing by the network (A239)',
  async (factor) => {
    let tiles = 0;
    const counting: TileNet = (tile) => {
      tiles += 1;
      return plain(tile);
    };
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    const made = await enlarged(disc(20), factor, 'general', { ...run, crew: [counting], onProgress });
    expect([made.pixels.width, made.pixels.height]).toEqual([20 * factor, 20 * factor]);
    expect(tiles).toBe(1);
    expect(shares).toEqual([1]);
  },
);

it.each(['general', 'photo', 'art', 'anime'] as const)(
  'an enlargement as %s keeps transparency, and nothing black shines into its edge (A240)',
  async (style) => {
    const rgba = rgbaOf(await enlarged(disc(24), 4, style, run));
    const at = (x: number, y: number) => [...rgba.subarray((y * 96 + x) * 4, (y * 96 + x) * 4 + 4)];
    expect(at(0, 0)[3]).toBe(0);
    expect(at(48, 48)).toEqual([220, 120, 60, 255]);
    for (let x = 0; x < 96; x += 1) {
      const [red, green, , alpha] = at(x, 48);
      if (!alpha) continue;
      expect(red).toBeGreaterThan(210);
      expect(green).toBeGreaterThan(110);
    }
  },
);

it('an opaque picture stays opaque', async () => {
  const picture = pictureFrom(new Uint8ClampedArray(8 * 8 * 4).fill(255), 8, 8);
  expect(picture.alpha).toBeNull();
  expect(rgbaOf(await enlarged(picture, 2, 'general', run)).every((value) => value === 255)).toBe(true);
});

/** Flat areas with a sharp line between them, and noise of a few levels on both. */
function drawing(side: number, noise: number) {
  const rgba = new Uint8ClampedArray(side * side * 4);
  let seed = 3;
  for (let at = 0; at < side * side; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const tone = (at % side < side / 2 ? 60 : 190) + (seed / 2 ** 31 - 0.5) * noise;
    rgba.set([tone, tone, tone, 255], at * 4);
  }
  return pictureFrom(rgba, side, side);
}

const roughness = (data: Uint8ClampedArray, width: number) => {
  let sum = 0;
  for (let x = 8; x < width / 2 - 8; x += 1)
    sum += Math.abs(data[(width * 20 + x) * 3]! - data[(width * 20 + x + 1) * 3]!);
  return sum;
};

it('anime takes noise out of flat areas and keeps the line; the others leave it (A240)', async () => {
  const source = drawing(48, 10);
  const photo = (await enlarged(source, 2, 'photo', run)).pixels;
  const anime = (await enlarged(source, 2, 'anime', run)).pixels;
  expect(roughness(anime.data, 96)).toBeLessThan(roughness(photo.data, 96) * 0.6);
});

it('from photo over general and art to anime a line gets clearer, and none gets a halo (A240)', async () => {
  const clean = drawing(48, 0);
  const made = await Promise.all(
    (['photo', 'general', 'art', 'anime'] as const).map(
      async (style) => (await enlarged(clean, 2, style, run)).pixels.data,
    ),
  );
  const steps = made.map((data) => data[(96 * 40 + 48) * 3]! - data[(96 * 40 + 47) * 3]!);
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
  for (const data of made) {
    expect(Math.min(...data)).toBe(Math.min(...made[0]!));
    expect(Math.max(...data)).toBe(Math.max(...made[0]!));
  }
});

/** The photograph that comes with the weights. */
async function photograph() {
  const address = new URL('../../node_modules/@upscalerjs/esrgan-legacy/assets/fixture.png', import.meta.url);
  const raw = sharp(fileURLToPath(address))
    .removeAlpha()
    .extract({ left: 32, top: 32, width: 64, height: 64 });
  return { width: 64, height: 64, data: new Uint8ClampedArray(await raw.raw().toBuffer()) };
}

it(
  'the real network comes nearer to what was there than a plain enlargement (A241)',
  { timeout: 60_000 },
  async () => {
    const truth = await photograph();
    const small = { pixels: halved(truth), alpha: null };
    const drawn = await enlarged(small, 2, 'photo', { ...run, crew: [await nodeTileNet()] });
    const usual = await enlarged(small, 2, 'photo', run);
    expect([drawn.pixels.width, drawn.pixels.height]).toEqual([64, 64]);
    expect(psnr(drawn.pixels, truth)).toBeGreaterThan(psnr(usual.pixels, truth) + 0.2);
    expect(ssim(drawn.pixels, truth)).toBeGreaterThan(ssim(usual.pixels, truth));
  },
);
