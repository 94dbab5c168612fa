import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openTestDatabase, type TestDatabase } from './testing/openTestDatabase.ts';

let database: TestDatabase;
let folder: string;
let client: pg.Client;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-migrations-'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
  await rm(folder, { recursive: true });
});

const run = (log: (line: string) => void = () => {}) => migrate({ url: database.url, folder, log });

test('the ground that migrations stand on is hosted Supabase’s: roles, auth.users, auth.uid(), storage', async () => {
  const { rows } = await client.query(`
    select array(select rolname::text from pg_roles where rolname in ('anon', 'authenticated', 'service_role') order by 1) as roles,
           to_regclass('auth.users')::text as users, to_regclass('storage.objects')::text as objects,
           storage.foldername('a/b/c.mp4') as folder, storage.extension('a/b.c.mp4') as extension
  `);
  expect(rows[0]).toEqual({
    roles: ['anon', 'authenticated', 'service_role'],
    users: 'auth.users',
    objects: 'storage.objects',
    folder: ['a', 'b'],
    extension: 'mp4',
  });
});

test('auth.uid() answers to both ways of telling who asks', async () => {
  const id = '018f0000-0000-7000-8000-000000000001';
  await client.query('begin');
  const none = await client.query('select auth.uid() as id');
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: id })]);
  const claims = await client.query('select auth.uid() as id');
  await client.query('rollback');
  expect([none.rows[0].id, claims.rows[0].id]).toEqual([null, id]);
});

test('files run once, in order, and the history says so', async () => {
  await writeFile(path.join(folder, '90000000000002_b.sql'), 'insert into zz_a values (2);');
  await writeFile(
    path.join(folder, '90000000000001_a.sql'),
    'create table zz_a (n int); insert into zz_a values (1);',
  );
  expect(await run()).toEqual(['90000000000001', '90000000000002']);
  expect(await run()).toEqual([]);
  const { rows } = await client.query('select array_agg(n order by n) as n from zz_a');
  expect(rows[0].n).toEqual([1, 2]);
});

test('a failing file leaves nothing of itself behind and names its line', async () => {
  const file = path.join(folder, '90000000000003_c.sql');
  await writeFile(file, 'create table zz_half (n int);\nselect nonsense_column from zz_half;\n');
  await expect(run()).rejects.toThrow(/90000000000003_c\.sql, line 2, failed: .*nonsense_column/);
  const { rows } = await client.query(`select to_regclass('zz_half') as half`);
  expect(rows[0].half).toBeNull();
  await rm(file);
});

test('a file that was changed after it ran is reported, not run again', async () => {
  await writeFile(path.join(folder, '90000000000002_b.sql'), 'insert into zz_a values (3);');
  const lines: string[] = [];
  expect(await run((line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('90000000000002_b.sql was changed')]);
});

test('a file with a name that has no version is refused', async () => {
  const file = path.join(folder, 'late.sql');
  await writeFile(file, 'select 1;');
  await expect(run()).rejects.toThrow('A migration is called <digits>_<name>.sql, and late.sql is not.');
  await rm(file);
});
