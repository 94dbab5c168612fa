import { decodeJwt } from 'jose';
import type pg from 'pg';

/** Hosted keeps in the same place how a session was opened. */
const recovery = 'recovery';

/** Whoever came by the link of a reset has shown who they are, and is asked for no password that they forgot. */
export async function noteRecovery(pool: pg.Pool, token: string): Promise<void> {
  await pool.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method)
     values ($1, $2) on conflict do nothing`,
    [decodeJwt(token)['session_id'], recovery],
  );
}

export async function isRecovery(pool: pg.Pool, session: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from auth.mfa_amr_claims where session_id = $1 and authentication_method = $2',
    [session, recovery],
  );
  return rowCount === 1;
}

/** One link sets one password: from then on the session is like any other. */
export async function endRecovery(pool: pg.Pool, session: string): Promise<void> {
  await pool.query('delete from auth.mfa_amr_claims where session_id = $1 and authentication_method = $2', [
    session,
    recovery,
  ]);
}
