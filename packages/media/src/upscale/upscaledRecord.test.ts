import sharp from 'sharp';
import { expect, it } from 'vitest';
import { provenanceIn } from '../read/provenanceIn.ts';
import { withPngText } from '../write/pngText.ts';
import { digitalSourceTypes, type Provenance } from '../write/provenance.ts';
import { upscaledRecord } from './upscaledRecord.ts';

const blankPng = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer();
const size = { width: 8, height: 8 };

it('a picture that said nothing becomes one that says what was done to it', async () => {
  const record = upscaledRecord(await blankPng(), size, 2, 'photo');
  const read = provenanceIn(withPngText(await blankPng(), record));
  expect(read).toEqual(record);
  expect(read).toMatchObject({
    tool: 'ultimate-upscale',
    settings: { operation: 'upscale', factor: 2, type: 'photo', from: '8x8' },
    digitalSourceType: digitalSourceTypes.enhanced,
  });
  expect(read).not.toHaveProperty('parents');
});

it('one of Kinora’s keeps its prompt, its kind and its whole record', async () => {
  const parent: Provenance = {
    engine: 'Local engine, no AI',
    tool: 'create-image',
    model: 'sketch',
    prompt: 'A harbour "at dawn" & boats',
    settings: { style: 'anime' },
    seed: 42,
    digitalSourceType: digitalSourceTypes.algorithm,
  };
  const record = upscaledRecord(withPngText(await blankPng(), parent), size, 4, 'anime');
  const read = provenanceIn(withPngText(await blankPng(), record));
  expect(read).toMatchObject({
    prompt: parent.prompt,
    seed: 42,
    digitalSourceType: digitalSourceTypes.algorithm,
  });
  expect(read?.parents).toEqual([parent]);
});
