import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createSystemSchema } from './lite/systemSchema.ts';
import { migrate } from './migrate.ts';
import { grantsSql, rolesSql, storageSql } from './platform/platformSchema.ts';

export const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

export interface PrepareOptions {
  readonly url: string;
  readonly log: (line: string) => void;
  readonly migrations?: string;
}

/** Everything between an empty database and one that Kinora can serve. Safe at every start. */
export async function prepareDatabase({
  url,
  log,
  migrations = migrationsFolder,
}: PrepareOptions): Promise<string[]> {
  await run(url, rolesSql);
  await createSystemSchema(url);
  await run(url, grantsSql + storageSql);
  return migrate({ url, folder: migrations, log });
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kinora-prepare' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
