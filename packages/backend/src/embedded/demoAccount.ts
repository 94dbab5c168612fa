import type pg from 'pg';
import { currentRequest } from './lite/currentRequest.ts';
import type { Lite } from './lite/createLite.ts';
import type { ServerKeys } from './keys.ts';

export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export const demoEmail = 'demo@kinora.local';

/** A confirmed account to look around with, made at the first start of a local server. */
export async function ensureDemoAccount(
  lite: Lite,
  pool: pg.Pool,
  keys: ServerKeys,
  origin: string,
): Promise<DemoAccount> {
  const account = { email: demoEmail, password: keys.demoPassword };
  const known = await pool.query<{ id: string }>('select id from auth.users where email = $1', [demoEmail]);
  if (known.rows[0]) return { ...account, id: known.rows[0].id };

  const request = new Request(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, data: { full_name: 'Demo' } }),
  });
  const answer = await currentRequest.run({ origin, redirectTo: null, isSilent: true }, () =>
    lite.fetch(request),
  );
  if (!answer.ok) throw new Error(`The demo account could not be made: ${await answer.text()}`);
  const { rows } = await pool.query<{ id: string }>(
    `update auth.users set email_confirmed_at = now(), confirmation_token = null where email = $1 returning id`,
    [demoEmail],
  );
  if (!rows[0]) throw new Error('The demo account could not be confirmed.');
  return { ...account, id: rows[0].id };
}
