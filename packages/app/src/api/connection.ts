import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Session } from '@kinora/contract';
import { authFetch } from './authFetch.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { authAnswer, notSignedIn } from './problems.ts';
import { sessionOf } from './sessionOf.ts';
import { addressOf, signedFetch } from './signedFetch.ts';
import { takenFromAddress } from './takenFromAddress.ts';
import type { ServerAddress, Environment } from './environment.ts';

const reconnects = [1000, 2000, 5000];
const slowestReconnect = 10_000;

/** How a socket to the server is kept (A98). */
const realtimeOptions = {
  heartbeatIntervalMs: 25_000,
  timeout: 10_000,
  reconnectAfterMs: (tries: number) => reconnects[tries - 1] ?? slowestReconnect,
} as const;

/** The client of supabase-js as it comes, and what Kinora adds to it. */
export interface Connection {
  readonly address: ServerAddress;
  readonly environment: Environment;
  readonly client: SupabaseClient;
  /** Does what the client does, and sends in another way to the address that ends so: the client itself takes none. */
  readonly sendingBy: <T>(way: typeof fetch, ending: string, work: () => PromiseLike<T>) => Promise<T>;
  /** The session, or a NotSignedIn that says `otherwise`. */
  readonly session: (otherwise?: string) => Promise<Session>;
}

export function connect(address: ServerAddress, environment: Environment): Connection {
  // As the client reads it: what is for its accounts is known by this.
  const url = new URL(address.url).href.replace(/\/+$/, '');
  const { key } = address;
  const retrying = fetchWithRetry(environment);
  const otherWays = new Map<string, typeof fetch>();
  const wayTo = (asked: string) => [...otherWays].find(([ending]) => asked.endsWith(ending))?.[1] ?? retrying;
  const send: typeof fetch = (input, init) => wayTo(addressOf(input))(input, init);
  const toAuth = authFetch(send, key);
  const isForAuth = (asked: string) => asked.startsWith(`${url}/auth/v1/`);
  const client = createClient(url, key, {
    auth: {
      storageKey: environment.sessionKey,
      ...(environment.sessionStorage && { storage: environment.sessionStorage }),
      // It looks every 30 s whether the token is about to end, and repeats a failed refresh from 200 ms on (A96, A97).
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: takenFromAddress,
      flowType: 'implicit',
    },
    // Its own repeats wait longer and know only 503: ours are the ones that count.
    db: { retry: false },
    realtime: realtimeOptions,
    global: {
      fetch: (input, init) => (isForAuth(addressOf(input)) ? toAuth : patient)(input, init),
    },
  });

  let isSomebody = false;
  client.auth.onAuthStateChange((_event, session) => void (isSomebody = session !== null));
  const current = async () => {
    const { session } = await authAnswer(client.auth.getSession());
    // Whoever emptied what the browser keeps ended it, and the client itself tells nobody.
    if (!session && isSomebody) await client.auth.signOut({ scope: 'local' });
    return session && sessionOf(session);
  };
  const patient = signedFetch({ auth: client.auth, key, current, send });

  return {
    address,
    environment,
    client,
    async sendingBy(way, ending, work) {
      otherWays.set(ending, way);
      try {
        return await work();
      } finally {
        if (otherWays.get(ending) === way) otherWays.delete(ending);
      }
    },
    async session(otherwise) {
      const session = await current();
      if (!session) throw notSignedIn(otherwise);
      return session;
    },
  };
}
