import { timingSafeEqual } from 'node:crypto';
import type { ServerKeys } from './keys.ts';

export type ApiKeyKind = 'publishable' | 'secret';

export interface ApiKeyRefusal {
  readonly status: 401;
  readonly code: string;
  readonly message: string;
}

/**
 * Who calls, by the `apikey` header or query alone: `Authorization` is the person's own token and never a key.
 * `missing` when there is none; a secret key out of a browser has leaked, and is refused.
 */
export function readApiKey(
  request: Request,
  keys: Pick<ServerKeys, 'publishable' | 'secret'>,
): ApiKeyKind | 'missing' | ApiKeyRefusal {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!key) return 'missing';
  if (isSame(key, keys.publishable)) return 'publishable';
  if (!isSame(key, keys.secret)) {
    return { status: 401, code: 'UNAUTHORIZED_INVALID_API_KEY', message: 'Invalid API key.' };
  }
  if (/^\s*Mozilla\s*\//i.test(request.headers.get('user-agent') ?? '')) {
    return {
      status: 401,
      code: 'UNAUTHORIZED_SECRET_API_KEY',
      message: 'The secret API key may not be used in a browser.',
    };
  }
  return 'secret';
}

function isSame(given: string, known: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(known);
  return a.length === b.length && timingSafeEqual(a, b);
}
