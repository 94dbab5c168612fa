// One enlargement in a process of its own, so that the memory it tells is its own. `upscaleSizes.ts` starts it.
// node packages/media/benchmarks/upscaleOnce.ts <small.rgb> <side> <factor> <type> <made.rgb>
import { readFile, writeFile } from 'node:fs/promises';
import { nodeTileNet } from '../src/testing/nodeTileNet.ts';
import { enlarged, type UpscaleFactor } from '../src/upscale/enlarged.ts';
import type { UpscaleStyleName } from '../src/upscale/styles.ts';

const [from, side, factor, type, to] = process.argv.slice(2);
if (!from || !to)
  throw new Error('Name a picture to enlarge, its side, a factor, a type, and where to put it.');

const [width, height] = [Number(side), Number(side)];
const pixels = { width, height, data: new Uint8ClampedArray(await readFile(from)) };
const net = await nodeTileNet();
const idle = process.resourceUsage();
const began = performance.now();
const made = await enlarged(
  { pixels, alpha: null },
  Number(factor) as UpscaleFactor,
  type as UpscaleStyleName,
  {
    crew: [net],
    signal: new AbortController().signal,
    onProgress: () => {},
  },
);
const seconds = (performance.now() - began) / 1000;
const { userCPUTime, maxRSS } = process.resourceUsage();
await writeFile(to, made.pixels.data);
process.stdout.write(
  JSON.stringify({
    seconds,
    processorSeconds: (userCPUTime - idle.userCPUTime) / 1e6,
    idleMegabytes: idle.maxRSS / 1000,
    megabytes: maxRSS / 1000,
  }),
);
