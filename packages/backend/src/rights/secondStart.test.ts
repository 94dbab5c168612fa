import { expect, it } from 'vitest';
import { prepareDatabase } from '../embedded/prepareDatabase.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { rightsIn } from './testing/rightsIn.ts';

const world = sharedWorld(ledgerWorld);

it('a second start opens nothing: not what is there, and not what comes later', async () => {
  const before = await rightsIn(world);
  expect(before.length).toBeGreaterThan(500);
  expect(await prepareDatabase({ url: world.url, log: () => {} })).toEqual([]);
  expect(await rightsIn(world)).toEqual(before);

  await world.sql('create table public.zz_later (n serial)');
  await world.sql(`create function public.zz_later() returns integer language sql as 'select 1'`);
  const open = await world.sql(
    `select role from unnest(array['anon', 'authenticated']) as role
     where has_table_privilege(role, 'public.zz_later', 'select, insert, update, delete, truncate, references, trigger')
       or has_sequence_privilege(role, 'public.zz_later_n_seq', 'usage, select, update')
       or has_function_privilege(role, 'public.zz_later()', 'execute')`,
  );
  expect(open).toEqual([]);
  // As on hosted, the server itself has its rights by default.
  expect(
    await world.sql(`select has_table_privilege('service_role', 'public.zz_later', 'select') as its`),
  ).toEqual([{ its: true }]);
});
