import type pg from 'pg';
import { readApiKey } from '../apiKey.ts';
import { authCall } from '../authCall.ts';
import type { MailPort } from '../../mail/mail.ts';
import type { ServerKeys } from '../keys.ts';
import { noAddressChange, notThere, passwordless, tooMany } from './authAnswers.ts';
import { askedMails } from './askedMails.ts';
import { bodyOf } from './bodyOf.ts';
import { changeUser } from './changeUser.ts';
import { currentRequest } from './currentRequest.ts';
import type { Guesses } from './guesses.ts';
import { noteRecovery } from './recoverySession.ts';
import { noteDevice } from './sessionDevice.ts';
import { unreadableCall } from './unreadableCall.ts';
import { shareRefreshes } from './shareRefreshes.ts';
import { provedSignIn } from './signInProof.ts';
import { signUp } from './signUp.ts';

export interface AuthRoutesOptions {
  readonly api: (request: Request) => Promise<Response>;
  readonly pool: pg.Pool;
  readonly mail: MailPort;
  /** The origin where the person who sent this request has Kinora open. */
  readonly originOf: (request: Request) => string;
  /** Where a link in a mail may lead. */
  readonly origins: readonly string[];
  readonly keys: Pick<ServerKeys, 'publishable' | 'secret' | 'jwtSecret'>;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Wrong passwords; null where nobody guesses. */
  readonly guesses: Guesses | null;
}

const routes = new Set([
  'POST /token',
  'POST /signup',
  'POST /resend',
  'POST /recover',
  'GET /verify',
  'POST /verify',
  'PUT /user',
  'POST /otp',
  'POST /magiclink',
  'GET /magiclink',
  'POST /logout',
  'GET /user',
]);

const hasKey = (request: Request, keys: Pick<ServerKeys, 'publishable' | 'secret'>) =>
  ['publishable', 'secret'].includes(readApiKey(request, keys) as string);

/** What stands before the API's `/auth/v1`: hosted's behaviour where the API's own differs. */
export function authRoutes({
  api,
  pool,
  mail,
  originOf,
  origins,
  keys,
  clock,
  log,
  guesses,
}: AuthRoutesOptions): (request: Request) => Promise<Response> {
  const refresh = shareRefreshes(api);

  const isSeen = guesses === null;
  const register = signUp({ api, pool, mail, clock, log, isSeen });
  const { recover, resend } = askedMails({ api, pool, mail, clock, log, isSeen });
  const prove = provedSignIn(api, pool);

  const signIn = async (request: Request, asked = request): Promise<Response> => {
    const { email } = await bodyOf(asked);
    const account = typeof email === 'string' ? email.trim().toLowerCase() : '';
    const wait = guesses?.take(account, request) ?? 0;
    if (wait > 0) return tooMany(wait);
    const answer = await prove(asked);
    if (answer.ok) guesses?.putBack(account, request);
    const { access_token: token } = answer.ok ? await bodyOf(answer) : {};
    if (typeof token === 'string') await noteDevice(pool, token, asked);
    return answer;
  };

  const signInAgain = (request: Request, email: string, password: string): Promise<Response> =>
    signIn(
      request,
      new Request(new URL('/auth/v1/token?grant_type=password', request.url), {
        method: 'POST',
        headers: { apikey: keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );

  const verify = async (request: Request): Promise<Response> => {
    const { type = new URL(request.url).searchParams.get('type') } = await bodyOf(request);
    if (type === 'email_change') return noAddressChange();
    const answer = await api(request);
    const { hash } = URL.parse(answer.headers.get('location') ?? '') ?? { hash: '' };
    const landed = new URLSearchParams(hash.slice(1)).get('access_token');
    const token = landed ?? (await bodyOf(answer))['access_token'];
    if (typeof token !== 'string') return answer;
    await noteDevice(pool, token, request);
    if (type === 'recovery') await noteRecovery(pool, token);
    return answer;
  };

  const putUser = changeUser({ api, pool, jwtSecret: keys.jwtSecret, signIn: signInAgain });

  return async (request) => {
    const { route, isRefresh } = authCall(request);
    // What Kinora does not use is not there, whatever the API has.
    if (!routes.has(route)) return notThere();
    // Nothing is read of who has no key: the API refuses it. A link that is followed brings none.
    if (request.method !== 'GET' && !hasKey(request, keys)) return api(request);
    const unreadable = await unreadableCall(request);
    if (unreadable) return unreadable;
    const redirectTo = ownAddress(new URL(request.url).searchParams.get('redirect_to'), origins);
    return currentRequest.run({ origin: originOf(request), redirectTo }, () => {
      switch (route) {
        case 'POST /token':
          return (isRefresh ? refresh : signIn)(request);
        case 'POST /signup':
          return register(request);
        case 'POST /resend':
          return resend(request);
        case 'POST /recover':
          return recover(request);
        case 'GET /verify':
        case 'POST /verify':
          return verify(request);
        case 'PUT /user':
          return putUser(request);
        case 'POST /otp':
        case 'POST /magiclink':
        case 'GET /magiclink':
          return Promise.resolve(passwordless());
        default:
          return api(request);
      }
    });
  };
}

/** A letter of ours names nobody else's address, though the way would end with us. */
function ownAddress(wish: string | null, origins: readonly string[]): string | null {
  const url = wish === null ? null : URL.parse(wish);
  return url && url.username === '' && origins.includes(url.origin) ? url.href : null;
}
