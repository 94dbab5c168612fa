import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openTestDatabase } from '../../embedded/testing/openTestDatabase.ts';
import { tables } from '../expectations.ts';

type Row = Record<string, unknown>;
/** The roles of the API, and one that stands for whoever has no key: it has what everybody has, which must be nothing. */
export const roles = ['keyless', 'anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof roles)[number];

/** What an attempt came to: how many rows it touched or read, or the code of its refusal. */
export type Outcome =
  | { readonly rows: readonly Row[]; readonly count: number }
  | { readonly refused: string };

export interface RightsWorld {
  readonly ann: string;
  readonly ben: string;
  /** As the database's owner. */
  sql<T extends Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Tries something as a role and a person, and leaves no trace. */
  attempt(role: Role, user: string | null, text: string, values?: readonly unknown[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** A migrated database in which Ann and Ben have a row of every kind. */
export async function rightsWorld(): Promise<RightsWorld> {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const sql = async <T extends Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query<T>(text, [...values])).rows;
  // Roles are shared by all databases of the server, and another test may make it at the same moment.
  await sql(
    `do $$ begin create role keyless nologin; exception when duplicate_object or unique_violation then null; end $$`,
  );
  const [ann, ben] = [randomUUID(), randomUUID()];
  for (const user of [ann, ben]) {
    await sql(`insert into auth.users (id, email) values ($1, $2)`, [user, `${user}@example.com`]);
    for (const { row } of Object.values(tables))
      for (const statement of row?.split(';') ?? [])
        await client.query(statement.replaceAll('$1', `'${user}'`));
  }

  return {
    ann,
    ben,
    sql,
    async attempt(role, user, text, values = []) {
      await client.query('begin');
      try {
        await client.query(`set local role ${role}`);
        await client.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify(user ? { sub: user, role } : { role }),
        ]);
        const { rows, rowCount } = await client.query<Row>(text, [...values]);
        return { rows, count: rowCount ?? 0 };
      } catch (problem) {
        return { refused: (problem as pg.DatabaseError).code ?? String(problem) };
      } finally {
        await client.query('rollback');
      }
    },
    async close() {
      await client.end();
      await database.close();
    },
  };
}
