import { decodeJwt } from 'jose';
import type pg from 'pg';

/** Which device a session is on, so that a person finds it in their list. The API itself leaves that empty. */
export async function noteDevice(pool: pg.Pool, token: string | undefined, request: Request): Promise<void> {
  const session = token && decodeJwt(token)['session_id'];
  const agent = request.headers.get('user-agent')?.slice(0, 300);
  if (session && agent)
    await pool.query('update auth.sessions set user_agent = $2 where id = $1 and user_agent is null', [
      session,
      agent,
    ]);
}

/** A new password ends every session but the one that set it, as hosted does. */
export async function endOtherSessions(pool: pg.Pool, request: Request): Promise<void> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  const { sub, session_id: session } = decodeJwt(token ?? '');
  await pool.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session]);
}
