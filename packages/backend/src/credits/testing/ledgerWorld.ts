import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openTestDatabase } from '../../embedded/testing/openTestDatabase.ts';
import { pgServiceDatabase, type PgServiceDatabase } from '../pgServiceDatabase.ts';

type Row = Record<string, unknown>;

/** A migrated database with ways to look at it from above, as the server, and as a person. */
export interface LedgerWorld {
  readonly url: string;
  readonly database: PgServiceDatabase;
  /** As the database's owner. */
  sql<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** As a role of the API, and where `user` is given, as that person. */
  as<T extends Row = Row>(
    role: 'anon' | 'authenticated' | 'service_role',
    user: string | null,
    text: string,
    values?: readonly unknown[],
  ): Promise<T[]>;
  newUser(): Promise<string>;
  start(
    user: string,
    more?: Partial<StartParameters>,
  ): Promise<{ task_id: string; creation_id: string; replayed: boolean; paid_by?: string }>;
  finish(task: string, verdict: string): Promise<{ status: string; applied: boolean }>;
  /** Lines of the check that must find nothing. */
  drift(): Promise<Row[]>;
  close(): Promise<void>;
}

export interface StartParameters {
  readonly p_key: string;
  readonly p_hash: string;
  readonly p_kind: 'video' | 'image';
  readonly p_allowance: 'video' | 'image' | null;
  readonly p_price: number;
  readonly p_most_at_once: number;
  readonly p_engine: string;
  readonly p_request: unknown;
}

export async function ledgerWorld(connections = 8): Promise<LedgerWorld> {
  const testDatabase = await openTestDatabase();
  const { url } = testDatabase;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // Dropping the database cuts connections that are still idle.
  pool.on('error', () => undefined);
  const database = pgServiceDatabase(url, { connections });
  const sql = async <T extends Row>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(text, [...values])).rows;

  return {
    url,
    database,
    sql,
    async as(role, user, text, values = []) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(`set local role ${role}`);
        await client.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify(user ? { sub: user, role } : { role }),
        ]);
        const { rows } = await client.query(text, [...values]);
        await client.query('commit');
        return rows as never;
      } catch (problem) {
        await client.query('rollback');
        throw problem;
      } finally {
        client.release();
      }
    },
    async newUser() {
      const id = randomUUID();
      await sql(`insert into auth.users (id, email) values ($1, $2)`, [id, `${id}@example.com`]);
      return id;
    },
    start: (user, more = {}) =>
      database.call('start_job', {
        p_user: user,
        p_key: randomUUID(),
        p_hash: 'hash',
        p_task: randomUUID(),
        p_creation: randomUUID(),
        p_kind: 'video',
        p_tool: 'wan-i2v',
        p_model: 'wan-i2v',
        p_made_by: 'Local engine, no AI',
        p_prompt: 'Waves',
        p_settings: {},
        p_request: { values: {}, files: {} },
        p_engine: 'local',
        p_price: 200,
        p_most_at_once: 1000,
        p_allowance: 'video',
        ...more,
      }),
    finish: (task, verdict) =>
      database.call('finish_job', {
        p_job: task,
        p_verdict: verdict,
        p_file: verdict === 'completed' ? 'u/c.mp4' : null,
      }),
    drift: () => sql('select * from private.ledger_drift'),
    async close() {
      await database.close();
      await pool.end();
      await testDatabase.close();
    },
  };
}
