import type { SupportedStorage } from '@supabase/supabase-js';
import { sessionKey } from './sessionKey.ts';

/** Where the product finds its server. The key is the public one: no other ever reaches a browser. */
export interface ServerAddress {
  readonly url: string;
  readonly key: string;
}

/** What the adapter needs of the place it runs in, so that tests can hold each part still. */
export interface Environment {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /**
   * Ends after so many milliseconds, or at once with the signal's reason. Where it is asked to hear of a network that is
   * back, it ends with that too, and says so.
   */
  readonly wait: (
    milliseconds: number,
    signal?: AbortSignal,
    hearsNetwork?: boolean,
  ) => Promise<'network' | void>;
  /** Hears of a network that is back, until the signal. */
  readonly hearNetwork: (onBack: () => void, until: AbortSignal) => void;
  /** Where links in mails come back to. */
  readonly siteRoot: string;
  /** Where the session is kept; without it the browser's own storage, else memory. */
  readonly sessionStorage?: SupportedStorage;
  readonly sessionKey: string;
}

const wait: Environment['wait'] = (milliseconds, signal, hearsNetwork) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
    };
    const hearing = { signal: over.signal };
    const timer = setTimeout(() => resolve(end()), milliseconds);
    signal?.addEventListener('abort', () => reject((end(), signal.reason) as Error), hearing);
    if (hearsNetwork) addEventListener('online', () => resolve((end(), 'network')), hearing);
  });

export const browserEnvironment = (): Environment => ({
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  wait,
  hearNetwork: (onBack, signal) => addEventListener('online', onBack, { signal }),
  siteRoot: `${location.origin}/`,
  sessionKey,
});
