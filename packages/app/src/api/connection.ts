import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Session } from '@kinora/contract';
import { authFetch } from './authFetch.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { authAnswer, notSignedIn } from './problems.ts';
import { realtimeOptions } from './realtimeOptions.ts';
import { sessionOf } from './sessionOf.ts';
import { signedFetch } from './signedFetch.ts';
import type { ServerAddress, Environment } from './environment.ts';

/** The client of supabase-js as it comes, and what Kinora adds to it. */
export interface Connection {
  readonly address: ServerAddress;
  readonly environment: Environment;
  readonly client: SupabaseClient;
  /** A client for the same person that sends in another way. */
  readonly sending: (by: (patient: typeof fetch) => typeof fetch) => SupabaseClient;
  /** The session, or a NotSignedIn that says `otherwise`. */
  readonly session: (otherwise?: string) => Promise<Session>;
}

export function connect(address: ServerAddress, environment: Environment): Connection {
  const { url, key } = address;
  const retrying = fetchWithRetry(environment);
  const toAuth = authFetch(retrying, key);
  const isForAuth = (asked: string) => asked.startsWith(`${url}/auth/v1/`);
  const client = createClient(url, key, {
    auth: {
      storageKey: environment.sessionKey,
      ...(environment.sessionStorage && { storage: environment.sessionStorage }),
      // It looks every 30 s whether the token is about to end, and repeats a failed refresh from 200 ms on (A96, A97).
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      flowType: 'implicit',
    },
    // Its own repeats wait longer and know only 503: ours are the ones that count.
    db: { retry: false },
    realtime: realtimeOptions,
    global: {
      fetch: (input, init) =>
        (isForAuth(input instanceof Request ? input.url : String(input)) ? toAuth : patient)(input, init),
    },
  });

  const current = async () => {
    const { session } = await authAnswer(client.auth.getSession());
    return session && sessionOf(session);
  };
  const signed = signedFetch({ auth: client.auth, key, current });
  const patient = signed(retrying);

  return {
    address,
    environment,
    client,
    sending: (by) =>
      createClient(url, key, {
        accessToken: async () => (await current())?.access_token ?? null,
        global: { fetch: signed(by(retrying)) },
      }),
    async session(otherwise) {
      const session = await current();
      if (!session) throw notSignedIn(otherwise);
      return session;
    },
  };
}
