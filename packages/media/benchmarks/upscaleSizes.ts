// What enlarging a picture of a given size costs and how near it comes to the truth, at each factor and type.
// node packages/media/benchmarks/upscaleSizes.ts [photograph] [sides, as 512,1024] [types, as photo,anime]
// The truth is the middle of the photograph where it is large enough, else a scene that Kinora draws at that size.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { fullScale } from '../src/works/clipScale.ts';
import { sketchPicture } from '../src/works/sketchPicture.ts';
import { halved } from '../src/testing/halved.ts';
import { psnr, ssim } from '../src/testing/likeness.ts';
import { bicubicDouble } from '../src/upscale/bicubic.ts';
import type { Rgb } from '../src/upscale/rgb.ts';
import { largestSide } from '../src/upscale/sizeLimit.ts';
import { upscaleStyles, type UpscaleStyleName } from '../src/upscale/styles.ts';
import { upscaleDownload } from './upscaleDownload.ts';

const [photograph, sides = '512,1024', types = Object.keys(upscaleStyles).join()] = process.argv.slice(2);
const once = fileURLToPath(new URL('upscaleOnce.ts', import.meta.url));
const run = promisify(execFile);
const print = (line: string) => void process.stdout.write(`${line}\n`);

interface Cost {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly idleMegabytes: number;
  readonly megabytes: number;
}

async function drawnScene(side: number): Promise<Buffer> {
  const order = {
    prompt: 'A harbour town under mountains at sunset, a lighthouse and boats',
    style: 'realistic',
    aspect: '1:1',
    side,
    detail: 1,
    tool: 'benchmark',
    model: 'benchmark',
    seed: 7,
  } as const;
  return Buffer.from((await sketchPicture(order, fullScale)).picture);
}

async function truthOf(side: number): Promise<{ name: string; pixels: Rgb }> {
  const { width = 0, height = 0 } = photograph ? await sharp(photograph).metadata() : {};
  const isPhotograph = photograph !== undefined && Math.min(width, height) >= side;
  const picture = sharp(isPhotograph ? photograph : await drawnScene(side))
    .removeAlpha()
    .toColourspace('srgb');
  const middle = isPhotograph
    ? picture.extract({
        left: Math.floor((width - side) / 2),
        top: Math.floor((height - side) / 2),
        width: side,
        height: side,
      })
    : picture.resize(side, side);
  const data = new Uint8ClampedArray(await middle.raw().toBuffer());
  return {
    name: isPhotograph ? path.basename(photograph) : 'drawn',
    pixels: { width: side, height: side, data },
  };
}

const doubledPlainly = ({ width, height, data }: Rgb): Rgb => ({
  width: width * 2,
  height: height * 2,
  data: bicubicDouble(data, width, height, 3),
});
const times = (factor: number, change: (pixels: Rgb) => Rgb, pixels: Rgb): Rgb =>
  factor === 1 ? pixels : times(factor / 2, change, change(pixels));
const likeness = (made: Rgb, truth: Rgb) =>
  `${psnr(made, truth).toFixed(2)} / ${ssim(made, truth).toFixed(4)}`;

print(
  '| from | to | type | truth | s | processor, s | MB at most (idle) | bicubic, dB / SSIM | enlarged, dB / SSIM |',
);
print('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
const folder = await mkdtemp(path.join(tmpdir(), 'upscale-'));
const [small, big] = [path.join(folder, 'small.rgb'), path.join(folder, 'big.rgb')];
try {
  for (const side of sides.split(',').map(Number))
    for (const factor of [2, 4, 8] as const) {
      if (side * factor > largestSide(undefined)) {
        print(`| ${side} | ${side * factor} (${factor}x) | | | refused: too large | | | | |`);
        continue;
      }
      const { name, pixels: truth } = await truthOf(side * factor);
      const read = times(factor, halved, truth);
      const plain = likeness(times(factor, doubledPlainly, read), truth);
      await writeFile(small, read.data);
      for (const type of types.split(',') as UpscaleStyleName[]) {
        const { stdout } = await run(process.execPath, [once, small, `${side}`, `${factor}`, type, big]);
        const { seconds, processorSeconds, idleMegabytes, megabytes } = JSON.parse(stdout) as Cost;
        const made = { ...truth, data: new Uint8ClampedArray(await readFile(big)) };
        const cells = [
          side,
          `${side * factor} (${factor}x)`,
          type,
          name,
          seconds.toFixed(1),
          processorSeconds.toFixed(1),
          `${Math.round(megabytes)} (${Math.round(idleMegabytes)})`,
          plain,
          likeness(made, truth),
        ];
        print(`| ${cells.join(' | ')} |`);
      }
    }
} finally {
  await rm(folder, { recursive: true, force: true });
}
print('\nOne hand on one core, in Node; the browser draws with up to four hands.\n');
await upscaleDownload(print);
