import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrationsIn } from '../embedded/migrate.ts';
import { prepareDatabase } from '../embedded/prepareDatabase.ts';

const migrations = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));
let client: pg.Client;
let folder: string;

const onServer = async (statement: string) => {
  const server = new pg.Client({ connectionString: inject('databaseUrl') });
  await server.connect();
  await server.query(statement);
  await server.end();
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-owner-'));
  await onServer('create database as_owner');
  const url = new URL(inject('databaseUrl'));
  url.pathname = '/as_owner';
  await prepareDatabase({ url: url.href, log: () => undefined, migrations: folder });
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
  // What the owner of a project may do on Supabase, as far as it matters here: much, and not everything.
  await client.query(`
    create role project_owner createrole createdb bypassrls nosuperuser;
    create role files_owner;
    alter table storage.objects owner to files_owner;
    alter table storage.buckets owner to files_owner;
    grant files_owner, anon, authenticated, service_role to project_owner;
    grant create on database as_owner to project_owner;
    alter schema public owner to project_owner;
    grant usage on schema auth, storage to project_owner;
    grant all on all tables in schema auth, storage to project_owner;
    grant execute on all functions in schema auth, storage to project_owner;
  `);
});
afterAll(async () => {
  await client.end();
  await onServer('drop database as_owner with (force)');
  await onServer('drop role project_owner, files_owner');
  await rm(folder, { recursive: true, force: true });
});

it('every migration runs with the rights that the owner of a project has on Supabase', async () => {
  for (const { file } of await migrationsIn(migrations)) {
    await client.query('begin');
    await client.query('set local role project_owner');
    const ran = await client.query(await readFile(path.join(migrations, file), 'utf8')).then(
      () => 'ran',
      (problem: unknown) => (problem as Error).message,
    );
    await client.query(ran === 'ran' ? 'commit' : 'rollback');
    expect(ran, `of ${file}`).toBe('ran');
  }
});
