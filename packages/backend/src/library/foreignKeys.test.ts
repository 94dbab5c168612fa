import { expect, it } from 'vitest';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';

const world = sharedWorld(ledgerWorld);

/** Rows of these are never deleted while the product runs: a release brings and retires them. */
const catalogues = ['models', 'subscription_plans', 'credit_packs'];

it('what a deletion has to follow is found by an index, in every table', async () => {
  const bare = await world.sql(
    `select key.conrelid::regclass::text as table, column_of.attname::text as column
     from pg_constraint as key
     join pg_attribute as column_of on column_of.attrelid = key.conrelid and column_of.attnum = key.conkey[1]
     where key.contype = 'f' and key.connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and key.confrelid::regclass::text <> all($1)
       and not exists (
         select from pg_index as index
         where index.indrelid = key.conrelid and index.indkey[0] = key.conkey[1]
           and (index.indpred is null
             or pg_get_expr(index.indpred, index.indrelid) = format('(%s IS NOT NULL)', column_of.attname))
       )
     order by 1, 2`,
    [catalogues],
  );
  expect(bare).toEqual([]);
});
