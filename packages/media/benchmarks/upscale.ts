// How near enlarged photographs come to their originals, and what that takes: beside a plain bicubic enlargement.
// node packages/media/benchmarks/upscale.ts <folder of photographs>
// Those of scikit-image may be passed on: `pip download scikit-image==0.26.0 --no-deps`, unpack it, and name skimage/data.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { halved } from '../src/testing/halved.ts';
import { psnr, ssim } from '../src/testing/likeness.ts';
import { nodeTileNet } from '../src/testing/nodeTileNet.ts';
import { bicubicDouble } from '../src/upscale/bicubic.ts';
import type { TileNet } from '../src/upscale/doubled.ts';
import { enlarged, type UpscaleFactor } from '../src/upscale/enlarged.ts';
import type { Rgb } from '../src/upscale/rgb.ts';
import type { UpscaleStyleName } from '../src/upscale/styles.ts';

const [folder, only = '^(astronaut|chelsea|coffee|motorcycle_left)\\.png$|^rocket\\.jpg$'] =
  process.argv.slice(2);
if (!folder) throw new Error('Name a folder of photographs.');

/** The middle of a photograph, of sides that can be halved three times. */
async function photograph(file: string): Promise<Rgb> {
  const { width, height } = await sharp(file).metadata();
  const side = (length: number) => Math.floor(Math.min(512, length) / 8) * 8;
  const cut = { width: side(width), height: side(height) };
  const left = Math.floor((width - cut.width) / 2);
  const top = Math.floor((height - cut.height) / 2);
  const upright = sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .extract({ left, top, ...cut });
  return { ...cut, data: new Uint8ClampedArray(await upright.raw().toBuffer()) };
}

const plain: TileNet = async ({ width, height, data }) => ({
  width: width * 2,
  height: height * 2,
  data: bicubicDouble(data, width, height, 3),
});

const net = await nodeTileNet();
const still = { signal: new AbortController().signal, onProgress: () => {} };

async function likeness(truth: Rgb, small: Rgb, factor: UpscaleFactor, style: UpscaleStyleName, by: TileNet) {
  const began = performance.now();
  const { pixels } = await enlarged({ pixels: small, alpha: null }, factor, style, { ...still, crew: [by] });
  const seconds = (performance.now() - began) / 1000;
  return { decibels: psnr(pixels, truth), alike: ssim(pixels, truth), seconds };
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

const shown = ({ decibels, alike }: { decibels: number; alike: number }) =>
  `${decibels.toFixed(2)} / ${alike.toFixed(4)}`;

print('| photograph | factor | bicubic | general | photo | art | anime | s per megapixel read |');
print('| --- | --- | --- | --- | --- | --- | --- | --- |');
let wins = 0;
let most = 0;
const files = (await readdir(folder)).filter((name) => new RegExp(only).test(name)).toSorted();
for (const file of files) {
  const truth = await photograph(path.join(folder, file));
  let small = truth;
  for (const factor of [2, 4, 8] as const) {
    small = halved(small);
    const usual = await likeness(truth, small, factor, 'photo', plain);
    const made = [];
    for (const style of ['general', 'photo', 'art', 'anime'] as const)
      made.push(await likeness(truth, small, factor, style, net));
    const photo = made[1]!;
    if (factor === 2 && photo.decibels > usual.decibels && photo.alike > usual.alike) wins += 1;
    most = Math.max(most, process.memoryUsage().rss);
    const rate = (photo.seconds * 1e6) / (small.width * small.height);
    print(`| ${file} | ${factor}x | ${shown(usual)} | ${made.map(shown).join(' | ')} | ${rate.toFixed(0)} |`);
  }
}
print(`\nAt 2x the network comes nearer than bicubic, by PSNR and SSIM, on ${wins} of ${files.length}.`);
print(`One hand, one core, ${Math.round(most / 1e6)} MB at most.`);
if (wins < files.length) process.exitCode = 1;
