import type { Environment } from './environment.ts';

const transient = new Set([502, 503, 504]);
const firstPause = 200;
const mostPauses = 4;

/** Reads that are sent as POST and change nothing: calls of the database, functions, and storage's signing. */
const readsByPost = new RegExp(
  `/(rest/v1/rpc/(${[
    'album_creations',
    'albums_holding',
    'credit_history',
    'job_state',
    'my_albums',
    'my_sessions',
    'recent_jobs',
    'running_jobs',
    'trashed_creations',
    'upload_room',
  ].join('|')})|functions/v1/(${[
    'check-subscription',
    'check-video-limits',
    'engine-capabilities',
    'shared-album',
  ].join('|')})|storage/v1/object/sign/.+)$`,
);
const refresh = /grant_type=refresh_token/;

/** Whether sending it twice does what sending it once does. The auth library repeats refreshes by itself. */
function isRepeatable(address: string, { method = 'GET', headers }: RequestInit): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'PATCH') return true;
  if (method !== 'POST' || refresh.test(address)) return false;
  const { pathname } = new URL(address);
  return (
    new Headers(headers).has('idempotency-key') ||
    readsByPost.test(pathname) ||
    pathname.endsWith('/auth/v1/token')
  );
}

/** A fetch that asks again, after 200 ms and then twice as long each time, when a server is only passing through 502, 503 or 504. */
export function fetchWithRetry({ fetch, wait }: Pick<Environment, 'fetch' | 'wait'>): typeof fetch {
  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    for (let pauses = 0; ; pauses += 1) {
      const answer = await fetch(input, init);
      if (!transient.has(answer.status) || pauses === mostPauses || !isRepeatable(address, init))
        return answer;
      await answer.body?.cancel();
      await wait(firstPause * 2 ** pauses, init.signal ?? undefined);
    }
  };
}
