import { premiumLipSync, premiumMultiImage, veo3, wanImageToVideo, type cogVideo } from '@kinora/contract';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, expectTypeOf, it } from 'vitest';
import { defineMapping, type CapabilitiesOf } from './defineMapping.ts';
import type { OrderedFile } from './engine.ts';
import { usual } from './fal/falMapping.ts';
import { orderFor } from './testing/orderFor.ts';

it('values and files have the names and types of the tool’s own inputs', () => {
  const read = defineMapping(premiumMultiImage, (values, files) => {
    expectTypeOf(values.duration).toEqualTypeOf<number>();
    expectTypeOf(values.prompt).toEqualTypeOf<string>();
    expectTypeOf(files('tail')).toEqualTypeOf<readonly OrderedFile[]>();
    // @ts-expect-error -- The tool has no such file.
    files('video');
    // @ts-expect-error -- And a prompt is none.
    files('prompt');
    // @ts-expect-error -- It has no such value.
    void values.strokes;
    return { seconds: values.duration, pictures: files('images').length, tails: files('tail').length };
  });
  expect(read(orderFor(premiumMultiImage, { duration: 7 }))).toEqual({ seconds: 7, pictures: 2, tails: 0 });
});

it('a tool without files has none to name', () => {
  const read = defineMapping(veo3, (values, files) => {
    // @ts-expect-error -- Made from words alone.
    files('image');
    return values.cinema;
  });
  expect(read(orderFor(veo3, { cinema: true }))).toBe(true);
});

it('an order of another tool is not read as this one’s', () => {
  const read = defineMapping(wanImageToVideo, ({ motion }) => motion);
  expect(() => read(orderFor(premiumLipSync))).toThrow(
    `An order of ${premiumLipSync.id} came to what is made for ${wanImageToVideo.id}.`,
  );
});

it('nothing in the engines claims a tool’s values by a cast', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(20);
  const casts = await Promise.all(
    sources.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return /\bas (unknown as )?(Readonly<)?Values</.test(text.replace(/\/\bas.*/g, '')) ? [name] : [];
    }),
  );
  expect(casts.flat()).toEqual([]);
});

it('what an engine can do of a tool is said by inputs and values that the tool has', () => {
  type Can = CapabilitiesOf<typeof cogVideo>;
  const right: Can = { ...usual, accepts: { quality: [5, 8] }, ignores: ['complexity'] };
  // @ts-expect-error: there is no input called 'speed', and that is what this line proves
  const unknown: Can = { ...usual, ignores: ['speed'] };
  // @ts-expect-error: there is no such quality
  const impossible: Can = { ...usual, accepts: { quality: ['finest'] } };
  // @ts-expect-error: there is no such input to have a few values
  const nowhere: Can = { ...usual, accepts: { speed: [1] } };
  expect([nowhere, right, unknown, impossible]).toHaveLength(4);
});
