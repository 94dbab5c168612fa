import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerWorld, type LedgerWorld } from '../credits/testing/ledgerWorld.ts';
import { largestFile, largestStored } from './largestFile.ts';

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
