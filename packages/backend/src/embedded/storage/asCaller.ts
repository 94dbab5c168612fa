import type pg from 'pg';
import type { Claims } from '../accessToken.ts';
import { statementMilliseconds } from '../statementLimit.ts';

/** Who asks, as row-level security knows them. */
export type Caller =
  | { readonly role: 'anon' }
  | { readonly role: 'authenticated'; readonly claims: Claims }
  | { readonly role: 'service_role' };

/** Runs `work` in a transaction in which the database itself judges what this caller may do. */
export async function asCaller<T>(
  pool: pg.Pool,
  caller: Caller,
  work: (client: pg.PoolClient) => Promise<T>,
  { isRehearsal = false }: { readonly isRehearsal?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  const claims = caller.role === 'authenticated' ? caller.claims : { role: caller.role };
  let isBroken = true;
  try {
    await client.query('begin');
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('statement_timeout', $3, true)`,
      [
        caller.role,
        JSON.stringify(claims),
        caller.role === 'service_role' ? '0' : String(statementMilliseconds),
      ],
    );
    const result = await work(client);
    await client.query(isRehearsal ? 'rollback' : 'commit');
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}
