import type pg from 'pg';
import type { SignedInUser } from '../../functions/context.ts';
import { readToken } from '../accessToken.ts';

/** Who a token speaks for, as long as its session has not ended and its account still exists. */
export async function readUser(
  pool: pg.Pool,
  jwtSecret: string,
  token: string,
): Promise<SignedInUser | null> {
  const claims = await readToken(token, jwtSecret);
  if (!claims) return null;
  const { rows } = await pool.query<SignedInUser>(
    `select u.id, u.email, s.id as "sessionId" from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = $1 and u.id = $2 and (s.not_after is null or s.not_after > now())`,
    [claims['session_id'], claims.sub],
  );
  return rows[0] ?? null;
}
