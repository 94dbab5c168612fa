import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { orderOf } from '../jobs/orderOf.ts';
import type { JobRow } from '../jobs/job.ts';
import { migrationsFolder, prepareDatabase } from './prepareDatabase.ts';

/** The last migration of the first release. */
const firstRelease = '20261121000900';
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

const url = () => Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-first-release-'));
  for (const file of await readdir(migrationsFolder))
    if (file.slice(0, firstRelease.length) <= firstRelease)
      await copyFile(path.join(migrationsFolder, file), path.join(folder, file));
  name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  client = new pg.Client({ connectionString: url() });
});

afterAll(async () => {
  await client.end();
  await onServer(`drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true });
});

test('a database of the first release is brought up to date with what lies in it: a job under way is worked off, a balance stays', async () => {
  const quiet = { url: url(), log: () => {} };
  expect((await prepareDatabase({ ...quiet, migrations: folder })).at(-1)).toBe(firstRelease);
  await client.connect();
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

  expect((await prepareDatabase(quiet)).length).toBeGreaterThan(40);

  const { rows } = await client.query<JobRow>('select * from public.generation_jobs where id = $1', [job]);
  const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' };
  const { files } = await orderOf(rows[0]!, memoryFiles({ [place]: picture }));
  expect(files).toEqual({ image: [picture] });
  const { rows: limits } = await client.query('select public.video_limits($1) as now', [user]);
  expect(limits[0].now).toMatchObject({ credit_balance: 700 });
  expect((await client.query('select * from private.ledger_drift')).rows).toEqual([]);
});
