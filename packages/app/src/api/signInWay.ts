import { addressOf } from './signedFetch.ts';

/** Sends a sign-in. Given up, it fails at once; what a server makes of it all the same is ended there, and stands among no devices. */
export const signInWay =
  (send: typeof fetch, signal: AbortSignal | undefined): typeof fetch =>
  (input, init) => {
    const sent = send(input, init);
    if (!signal) return sent;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      sent
        .then(async (answer) => {
          if (!signal.aborted) return resolve(answer);
          const { access_token: token } = (await answer.json()) as { access_token?: string };
          const headers = new Headers(init?.headers);
          headers.set('authorization', `Bearer ${token}`);
          const end = new URL('logout?scope=local', addressOf(input));
          if (token) await send(end, { method: 'POST', headers });
        })
        .catch(reject);
    });
  };
