import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { detectorAddresses } from './detectorAddresses.ts';
import { detectorSide, openDetector, type DetectorTopology } from './openDetector.ts';
import { possible } from './wordsFor.ts';

const look = async (picture: Sharp) => {
  const [topology, weights] = await Promise.all([
    readFile(new URL(detectorAddresses.topology), 'utf8'),
    readFile(new URL(detectorAddresses.weights)),
  ]);
  const detect = await openDetector({
    topology: JSON.parse(topology) as DetectorTopology,
    weights: new Uint8Array(weights).buffer,
    wasm: fileURLToPath(detectorAddresses.wasm),
  });
  const { data, info } = await picture
    .resize(detectorSide, detectorSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return detect({ rgba: new Uint8ClampedArray(data), width: info.width, height: info.height });
};
/** People, as their package shows what it finds. */
const people = new URL('../../node_modules/@vladmandic/human/assets/samples.jpg', import.meta.url);

it('people of a photograph are named, whichever its shape', async () => {
  const seen = await look(sharp(fileURLToPath(people)));
  expect(seen.filter(({ certainty }) => certainty >= possible).map(({ name }) => name)).toContain('person');
});

it('a picture of nothing has nothing named in it', async () => {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#8899aa' } });
  expect((await look(plain.png())).filter(({ certainty }) => certainty >= possible)).toEqual([]);
});
