import { readFile } from 'node:fs/promises';
import {
  editableInputs,
  isFileInput,
  largestFile,
  mediaOf,
  refusalOf,
  serverTools,
  type AnyTool,
} from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerWorld, type LedgerWorld } from '../credits/testing/ledgerWorld.ts';
import { largestStored } from './largestStored.ts';
import { lookAt } from './lookAt.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await ledgerWorld();
});
afterAll(() => world.close());

it('the bucket and storage on Supabase take as much as is said here, and whatever people may bring', async () => {
  expect(
    await world.sql(`select file_size_limit::float8 as most from storage.buckets where id = 'creations'`),
  ).toEqual([{ most: largestStored }]);
  const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  expect(config.split('\n[storage]\n')[1]?.split(/^\[/m)[0]).toContain(
    `file_size_limit = "${largestStored / 1024 ** 2}MiB"`,
  );
  expect(Math.max(...Object.values(largestFile))).toBeLessThanOrEqual(largestStored);
});

const places = serverTools.flatMap((tool: AnyTool) =>
  editableInputs(tool).flatMap(([name, input]) =>
    isFileInput(input) ? [[`${tool.id}, ${name}`, input] as const] : [],
  ),
);

it.each(places)(
  '%s: what the server is too small for is refused by its form, and nothing less (D17)',
  async (_place, input) => {
    const kind = mediaOf(input);
    const own = input.refusesOver?.bytes;
    const isTooLargeHere = async (size: number) => {
      const part = async () => new Uint8Array(12);
      const seen = await lookAt(kind, { size, part } as Parameters<typeof lookAt>[1]);
      return 'isTooLarge' in seen && seen.isTooLarge;
    };
    const isRefused = (size: number) => refusalOf(input, mediaFileFixture({ size })) !== null;
    const most = largestFile[kind];
    expect([await isTooLargeHere(most), await isTooLargeHere(most + 1)]).toEqual([false, true]);
    expect([isRefused(own ?? most), isRefused((own ?? most) + 1), isRefused(most + 1)]).toEqual([
      false,
      true,
      true,
    ]);
  },
);
