import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../database.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { bundleParent } from './bundleParent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** Of this run alone, and gone after it. */
    bundleFolder: string;
  }
}

export const templateName = 'kinora_template';

/** One PostgreSQL for the run, with a prepared database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinora-test-'));
  const database = await startDatabase({
    folder: path.join(folder, 'postgres'),
    log: (line) => console.error(line),
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // It lives as long as the run: nothing of it has to outlast a loss of power.
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = new URL(database.url);
  template.pathname = `/${templateName}`;
  await prepareDatabase({ url: template.href, log: (line) => console.error(line) });
  await mkdir(bundleParent, { recursive: true });
  const bundleFolder = await mkdtemp(path.join(bundleParent, 'kinora-test-'));
  project.provide('databaseUrl', database.url);
  project.provide('bundleFolder', bundleFolder);
  return async () => {
    await database.stop();
    await rm(bundleFolder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
}
