import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts';
import { saysTogether } from './statementsTogether.ts';

let database: TestDatabase;
let sql: postgres.Sql;
let said: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  said = [];
  sql = postgres(database.url, {
    max: 1,
    debug: (_, text) => void said.push(text),
    onnotice: () => {},
  });
  saysTogether(sql);
  // The first statement brings the kinds of all columns.
  await sql`select 1`;
  said.length = 0;
});
afterEach(() => sql.end({ timeout: 1 }));

/** What the API says before it asks. */
async function introduce(to: postgres.ReservedSql, caller: string, claims = '{}') {
  await to.unsafe('begin');
  await to.unsafe(`SELECT set_config('role', $1, true)`, [caller]);
  await to.unsafe(`SELECT set_config('request.jwt.claim.role', $1, true)`, [caller]);
  await to.unsafe(`SET LOCAL ROLE "${caller}"`);
  await to.unsafe(`SELECT set_config('request.jwt.claims', $1, true)`, [claims]);
}
const whoAsks = `select current_user as who, current_setting('request.jwt.claims', true) as claims`;

test('who asks is said in one statement, and holds for what is asked and no longer', async () => {
  const reserved = await sql.reserve();
  await introduce(reserved, 'authenticated', `{"sub":"o'hara"}`);
  expect(said).toEqual([]);
  expect([...(await reserved.unsafe(whoAsks))]).toEqual([
    { who: 'authenticated', claims: `{"sub":"o'hara"}` },
  ]);
  await reserved.unsafe('commit');
  expect(said.map((text) => text.slice(0, 17))).toEqual([
    'begin',
    'select set_config',
    'select current_us',
    'commit',
  ]);
  expect((await reserved.unsafe(whoAsks))[0]).toMatchObject({ who: 'postgres', claims: '' });
  reserved.release();
});

test.each(['commit', 'rollback'])('a transaction in which nothing was asked is none (%s)', async (end) => {
  const reserved = await sql.reserve();
  await introduce(reserved, 'anon');
  await reserved.unsafe(end);
  expect(said).toEqual([]);
  expect((await reserved.unsafe(whoAsks))[0]).toMatchObject({ who: 'postgres' });
  reserved.release();
});

test('whoever has the connection next is nobody of before', async () => {
  const one = await sql.reserve();
  await introduce(one, 'service_role');
  one.release();
  const next = await sql.reserve();
  expect((await next.unsafe(whoAsks))[0]).toMatchObject({ who: 'postgres', claims: null });
  next.release();
});

test('what failed first is what is heard, and nothing of the transaction stays', async () => {
  const reserved = await sql.reserve();
  await introduce(reserved, 'nobody_of_that_name');
  await expect(reserved.unsafe('create table public.never ()')).rejects.toMatchObject({ code: '22023' });
  await reserved.unsafe('rollback');
  expect((await reserved.unsafe(`select to_regclass('public.never') as it`))[0]).toEqual({ it: null });
  await introduce(reserved, 'anon');
  await expect(reserved.unsafe('select * from auth.users')).rejects.toMatchObject({ code: '42501' });
  await reserved.unsafe('rollback');
  reserved.release();
});

test('what a stranger asks is not kept ready', async () => {
  const reserved = await sql.reserve();
  for (let nth = 0; nth < 3; nth += 1) await reserved.unsafe(`select $1::int as it_${nth}`, [nth]);
  const [kept] = await reserved.unsafe(
    `select count(*)::int as kept from pg_prepared_statements where statement like '%as it_%'`,
  );
  expect(kept).toEqual({ kept: 0 });
  reserved.release();
});
