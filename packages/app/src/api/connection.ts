import { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Session } from '@kinora/contract';
import { authFetch } from './authFetch.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { authAnswer, notSignedIn } from './problems.ts';
import { sessionOf } from './sessionOf.ts';
import { signedFetch, type SignedFetch } from './signedFetch.ts';
import type { ServerAddress, Environment } from './environment.ts';

/** The parts of supabase-js that the adapter speaks through, each with the person's token on it. */
export interface Connection {
  readonly address: ServerAddress;
  readonly environment: Environment;
  readonly auth: GoTrueClient;
  readonly rest: PostgrestClient;
  /** Adds the public key and the person's token. */
  readonly fetch: typeof fetch;
  /** The same for another way of sending. */
  readonly signed: SignedFetch;
  /** The session, or a NotSignedIn that says `otherwise`. */
  readonly session: (otherwise?: string) => Promise<Session>;
}

export function connect(address: ServerAddress, environment: Environment): Connection {
  const { url, key } = address;
  const retrying = fetchWithRetry(environment);
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    storageKey: environment.sessionKey,
    ...(environment.sessionStorage && { storage: environment.sessionStorage }),
    // It looks every 30 s whether the token is about to end, and repeats a failed refresh from 200 ms on (A96, A97).
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
    fetch: authFetch(retrying),
  });

  const current = async () => {
    const { session } = await authAnswer(auth.getSession());
    return session && sessionOf(session);
  };
  const signed = signedFetch({ auth, key, current });
  const signedPatient = signed(retrying);

  return {
    address,
    environment,
    auth,
    // Its own repeats wait longer and know only 503: ours are the ones that count.
    rest: new PostgrestClient(`${url}/rest/v1`, { fetch: signedPatient, retry: false }),
    fetch: signedPatient,
    signed,
    async session(otherwise) {
      const session = await current();
      if (!session) throw notSignedIn(otherwise);
      return session;
    },
  };
}
