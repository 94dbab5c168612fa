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
  /** Ends after so many milliseconds, or at once with the signal's reason; where it hears of it, with a network that is back. */
  readonly wait: (milliseconds: number, signal?: AbortSignal, hearsNetwork?: boolean) => Promise<void>;
  /** How often the network has come back by now. */
  readonly timesBack: () => number;
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
    const ends = (by: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      by();
    };
    const hearing = { signal: over.signal };
    const timer = setTimeout(ends(resolve), milliseconds);
    signal?.addEventListener(
      'abort',
      ends(() => reject(signal.reason as Error)),
      hearing,
    );
    if (hearsNetwork) addEventListener('online', ends(resolve), hearing);
  });

export const browserEnvironment = (): Environment => {
  let timesBack = 0;
  addEventListener('online', () => (timesBack += 1));
  return {
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
    wait,
    timesBack: () => timesBack,
    siteRoot: `${location.origin}/`,
    sessionKey,
  };
};
