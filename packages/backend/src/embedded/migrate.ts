import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export interface MigrateOptions {
  readonly url: string;
  /** Holds `<digits>_<name>.sql` files. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

interface Migration {
  readonly version: string;
  readonly name: string;
  readonly file: string;
}

/** Applies what is not applied yet, in order, each file in a transaction of its own. Returns the versions applied. */
export async function migrate({ url, folder, log }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'kinora-migrate' });
  await client.connect();
  try {
    await prepareHistory(client);
    const known = await history(client);
    const applied: string[] = [];
    for (const migration of await migrationsIn(folder)) {
      const sql = await readFile(path.join(folder, migration.file), 'utf8');
      const before = known.get(migration.version);
      if (before === undefined) {
        await apply(client, migration, sql);
        applied.push(migration.version);
      } else if (before !== sql) {
        log(
          `Migration ${migration.file} was changed after it had been applied here; what it made stays as it was.`,
        );
      }
    }
    return applied;
  } finally {
    await client.end();
  }
}

export async function migrationsIn(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name)
        throw new Error(`A migration is called <digits>_<name>.sql, and ${file} is not.`);
      return { version, name, file };
    });
}

/** The table and columns of Supabase's own tool, so that a database moved to hosted carries its history along. */
async function prepareHistory(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text, created_by text, idempotency_key text, rollback text[]
    );
  `);
}

async function history(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ version: string; sql: string | null }>(
    `select version, statements[1] as sql from supabase_migrations.schema_migrations`,
  );
  return new Map(rows.map((row) => [row.version, row.sql]));
}

async function apply(client: pg.Client, { version, name, file }: Migration, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [sql]],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file}${place(sql, error)} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function place(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position);
  if (!position) return '';
  return `, line ${sql.slice(0, position).split('\n').length},`;
}
