import pg from 'pg';
import type { Claims } from './accessToken.ts';
import { statementMilliseconds } from './statementLimit.ts';

/** Who asks, as row-level security knows them. */
export type Caller =
  | { readonly role: 'anon' }
  | { readonly role: 'authenticated'; readonly claims: Claims }
  | { readonly role: 'service_role' };

/** Who asks, said to the database: as settings that end with the transaction. */
export function asSettings(caller: Caller): string {
  const settings = {
    role: caller.role,
    'request.jwt.claims': JSON.stringify(
      caller.role === 'authenticated' ? caller.claims : { role: caller.role },
    ),
    statement_timeout: caller.role === 'service_role' ? '0' : String(statementMilliseconds),
  };
  const each = Object.entries(settings).map(
    ([name, to]) => `set_config('${name}', ${pg.escapeLiteral(to)}, true)`,
  );
  return `select ${each.join(', ')}`;
}

/** Runs `work` in a transaction in which the database itself judges what this caller may do. */
export async function asCaller<T>(
  pool: pg.Pool,
  caller: Caller,
  work: (client: pg.PoolClient) => Promise<T>,
  { isRehearsal = false }: { readonly isRehearsal?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  const giveBack = (ended: Promise<unknown>) =>
    ended.then(
      () => client.release(),
      () => client.release(true),
    );
  let result: T;
  try {
    await client.query(`begin; ${asSettings(caller)}`);
    result = await work(client);
    if (!isRehearsal) await client.query('commit');
  } catch (error) {
    await giveBack(client.query('rollback'));
    throw error;
  }
  // What was only tried is not waited for.
  if (isRehearsal) void giveBack(client.query('rollback'));
  else client.release();
  return result;
}
