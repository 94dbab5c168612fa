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
  /** Ends after so many milliseconds, or at once with the signal's reason. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Calls back when the device has a network again; the answer ends it. Without it nobody is told. */
  readonly onNetwork?: (react: () => void) => () => void;
  /** Where links in mails come back to. */
  readonly siteRoot: string;
  /** Where the session is kept; without it the browser's own storage, else memory. */
  readonly sessionStorage?: SupportedStorage;
  readonly sessionKey: string;
}

const wait: Environment['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

export const browserEnvironment = (): Environment => ({
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  wait,
  onNetwork(react) {
    addEventListener('online', react);
    return () => removeEventListener('online', react);
  },
  siteRoot: `${location.origin}/`,
  sessionKey,
});
