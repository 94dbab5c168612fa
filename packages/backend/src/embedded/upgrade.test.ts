import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { orderOf } from '../jobs/orderOf.ts';
import type { JobRow } from '../jobs/job.ts';
import { rightsIn, type Right } from '../rights/testing/rightsIn.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, prepareDatabase } from './prepareDatabase.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

/** The last migration of the first release. */
const firstRelease = '20261121000900';
/** The last one before starts stopped giving out the defaults again. */
const lastOpen = '20261122130000';
const place = 'first/release.image.jpg';

let folder: string;
let name: string;
let client: pg.Client;

const onServer = async (statement: string) => {
  const server = new pg.Client({ connectionString: inject('databaseUrl') });
  await server.connect();
  await server.query(statement);
  await server.end();
};

/** Who has a right, in whatever order it was given. */
const sorted = (rights: readonly Right[]) =>
  rights.map(({ what, rights: given }) => [what, given?.slice(1, -1).split(',').toSorted()]);

const url = () => Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
const quiet = () => ({ url: url(), log: () => {} });

/** A folder with the migrations up to one of them. */
async function migrationsUpTo(last: string): Promise<string> {
  const until = path.join(folder, last);
  await mkdir(until);
  for (const file of await readdir(migrationsFolder))
    if (file.slice(0, last.length) <= last)
      await copyFile(path.join(migrationsFolder, file), path.join(until, file));
  return until;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-releases-'));
});

beforeEach(async () => {
  name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  expect((await prepareDatabase({ ...quiet(), migrations: await migrationsUpTo(firstRelease) })).at(-1)).toBe(
    firstRelease,
  );
  client = new pg.Client({ connectionString: url() });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await onServer(`drop database if exists ${name} with (force)`);
  await rm(path.join(folder, firstRelease), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

test('a database of the first release is brought up to date with what lies in it: a job under way is worked off, a balance stays', async () => {
  const user = randomUUID();
  const job = randomUUID();
  await client.query(`insert into auth.users (id, email) values ($1, 'mara@example.test')`, [user]);
  await client.query(`select public.credit_grant($1, 700, 'grant', 'before')`, [user]);
  await client.query(
    `select public.start_job($1, 'key', 'hash', $2, gen_random_uuid(), 'video', 'wan-i2v', 'wan-i2v', 'Local engine', 'Waves', '{}', $3, 'local', 200, 5)`,
    [
      user,
      job,
      {
        values: { image: place, prompt: 'Waves', duration: 5, motion: 5 },
        files: { image: { place, type: 'image/jpeg' } },
      },
    ],
  );

  expect((await prepareDatabase(quiet())).length).toBeGreaterThan(40);

  const { rows } = await client.query<JobRow>('select * from public.generation_jobs where id = $1', [job]);
  const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' };
  const { files } = await orderOf(rows[0]!, memoryFiles({ [place]: picture }));
  const [file] = files['image']!;
  expect([Object.keys(files), file!.type, await file!.bytes()]).toEqual([
    ['image'],
    picture.type,
    picture.bytes,
  ]);
  const { rows: limits } = await client.query('select public.video_limits($1) as now', [user]);
  expect(limits[0].now).toMatchObject({ credit_balance: 700 });
  expect((await client.query('select * from private.ledger_drift')).rows).toEqual([]);
});

test('a database whose later tables and functions stood open to visitors has the rights of a new one', async () => {
  // What each start did, up to then.
  for (const kind of ['tables', 'sequences', 'functions'])
    await client.query(
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
    );
  await migrate({ ...quiet(), folder: await migrationsUpTo(lastOpen) });
  const mayEnd = () =>
    client.query(`select has_function_privilege('anon', 'public.close_account(uuid)', 'execute') as may`);
  expect((await mayEnd()).rows).toEqual([{ may: true }]);

  await prepareDatabase(quiet());

  expect((await mayEnd()).rows).toEqual([{ may: false }]);
  const fresh = await openTestDatabase();
  const other = new pg.Client({ connectionString: fresh.url });
  await other.connect();
  const sql = (of: pg.Client) => async (text: string, values: readonly unknown[]) =>
    (await of.query<Record<string, unknown>>(text, [...values])).rows;
  const [upgraded, meant] = [await rightsIn({ sql: sql(client) }), await rightsIn({ sql: sql(other) })];
  await other.end();
  await fresh.close();
  expect(sorted(upgraded)).toEqual(sorted(meant));
});
