import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { MailPort } from '../../mail/mail.ts';
import { currentRequest } from './currentRequest.ts';
import { findAccount, pauseLeft, sendConfirmationAgain } from './repeatedMail.ts';
import { shareRefreshes } from './shareRefreshes.ts';

export interface AuthRoutesOptions {
  readonly api: (request: Request) => Promise<Response>;
  readonly pool: pg.Pool;
  readonly mail: MailPort;
  /** The origin where the person who sent this request has Kinora open. */
  readonly originOf: (request: Request) => string;
}

/** What stands before the API's `/auth/v1`: hosted's behaviour where the API's own differs. */
export function authRoutes({
  api,
  pool,
  mail,
  originOf,
}: AuthRoutesOptions): (request: Request) => Promise<Response> {
  const refresh = shareRefreshes(api);

  const signUp = async (request: Request): Promise<Response> => {
    const body = await bodyOf(request);
    const answer = await api(request);
    if (answer.status !== 429 || typeof body['email'] !== 'string') return answer;
    // The API speaks of waiting to anybody whose address it knows. Hosted tells nobody who has an account.
    const account = await findAccount(pool, body['email']);
    if (!account) return answer;
    if (!account.isConfirmed) {
      const wait = pauseLeft(account.confirmationAge);
      if (wait > 0) return tooSoon(wait);
      await sendConfirmationAgain(pool, mail, account);
    }
    return json(200, madeUpUser(account.email));
  };

  const resend = async (request: Request): Promise<Response> => {
    const { type, email } = await bodyOf(request);
    if (type !== 'signup' || typeof email !== 'string') return api(request);
    const account = await findAccount(pool, email);
    if (!account || account.isConfirmed) return json(200, {});
    const wait = pauseLeft(account.confirmationAge);
    if (wait > 0) return tooSoon(wait);
    await sendConfirmationAgain(pool, mail, account);
    return json(200, {});
  };

  const recover = async (request: Request): Promise<Response> => {
    const { email } = await bodyOf(request);
    const account = typeof email === 'string' ? await findAccount(pool, email) : null;
    const wait = pauseLeft(account?.recoveryAge ?? null);
    return wait > 0 ? tooSoon(wait) : api(request);
  };

  return (request) => {
    const url = new URL(request.url);
    const redirectTo = url.searchParams.get('redirect_to');
    return currentRequest.run({ origin: originOf(request), redirectTo }, () => {
      const route = request.method === 'POST' ? url.pathname.replace('/auth/v1', '') : '';
      if (route === '/token' && url.searchParams.get('grant_type') === 'refresh_token')
        return refresh(request);
      if (route === '/signup') return signUp(request);
      if (route === '/resend') return resend(request);
      if (route === '/recover') return recover(request);
      return api(request);
    });
  };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function tooSoon(seconds: number): Response {
  return json(429, {
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: `For security purposes, you can only request this after ${seconds} seconds.`,
  });
}

/** Looks like a new account and is none, so that a stranger learns nothing. */
function madeUpUser(email: string): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function json(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Access-Control-Allow-Origin': '*' } });
}
