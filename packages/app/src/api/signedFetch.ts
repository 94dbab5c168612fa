import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type AuthError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { answerWords, generalWords, type Session } from '@kinora/contract';

export const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : String(input);

export interface SignedFetchOptions {
  readonly auth: SupabaseClient['auth'];
  readonly key: string;
  readonly current: () => Promise<Session | null>;
  readonly send: typeof fetch;
}

/** Storage may say the true status in the body alone. */
async function isRefused(answer: Response, address: string): Promise<boolean> {
  if (answer.status === 401) return true;
  if (answer.status !== 400 || !address.includes('/storage/v1/')) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return (said as { statusCode?: unknown } | null)?.statusCode === '401';
}

/** The service itself says that the session is no more; anything else tells nothing of it. */
const isOver = (error: AuthError) =>
  isAuthSessionMissingError(error) ||
  (isAuthApiError(error) && error.status !== 429 && error.message !== answerWords.notUnderstood);

function cutOff(error: AuthError): Response {
  if (isAuthRetryableFetchError(error) && !error.status) throw new TypeError(error.message);
  return Response.json({ message: generalWords.unavailable }, { status: 503 });
}

/**
 * Puts the public key and the person's token on a request. Where the server no longer takes that token it is renewed,
 * once, and the request repeated: what was refused so has done nothing yet. If that is in vain the session is over, and
 * everybody who listens hears so.
 */
export function signedFetch({ auth, key, current, send }: SignedFetchOptions): typeof fetch {
  let renewing: { readonly refused: string; readonly coming: Promise<AuthError | null> } | null = null;

  const kept = async () => (await auth.getSession()).data.session;
  /** Unless another session has come in its place. */
  const end = async (refused: string) => {
    if ((await kept())?.access_token === refused) await auth.signOut({ scope: 'local' });
  };

  /** Answers why it can't be told whether the session goes on. */
  const renew = async (refused: string): Promise<AuthError | null> => {
    if ((await kept())?.access_token !== refused) return null;
    const { error } = await auth.refreshSession();
    if (!error) return null;
    if (isOver(error)) await end(refused);
    else if ((await kept())?.access_token === refused) return error;
    return null;
  };

  /** Many are refused at once, and one asks for all of them. */
  const renewOnce = (refused: string) => {
    if (renewing?.refused === refused) return renewing.coming;
    const coming = renew(refused).finally(() => (renewing = null));
    renewing = { refused, coming };
    return coming;
  };

  return async (input, init = {}) => {
    const sendAs = (session: Pick<Session, 'access_token'> | null) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', key);
      if (session) headers.set('authorization', `Bearer ${session.access_token}`);
      // Without one the client puts the key in its place, which is no token and must never pass as one (A100).
      else headers.delete('authorization');
      return send(input, { ...init, headers });
    };
    const address = addressOf(input);
    const before = await current();
    const answer = await sendAs(before);
    if (!before || !(await isRefused(answer, address))) return answer;
    const unknown = await renewOnce(before.access_token);
    if (unknown) return cutOff(unknown);
    const now = await kept();
    // What one person asked for is never asked for as another.
    if (now?.user.id !== before.user.id) return answer;
    const again = await sendAs(now);
    if (await isRefused(again, address)) await end(now.access_token);
    return again;
  };
}
