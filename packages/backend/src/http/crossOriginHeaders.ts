const preflight: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  // What supabase-js sends, and our own.
  'access-control-allow-headers': [
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'idempotency-key',
    'prefer',
    'range',
    'range-unit',
    'accept-profile',
    'content-profile',
    'cache-control',
    'x-upsert',
    'x-metadata',
    'x-supabase-api-version',
    'x-retry-count',
  ].join(','),
  'access-control-max-age': '86400',
};

const exposed = 'content-length, content-range, etag, location, retry-after, x-request-id';

export interface CrossOriginCase {
  readonly origin: string | null;
  readonly allowed: ReadonlySet<string>;
  readonly isPreflight: boolean;
}

/** What an answer says to pages of other origins: those that are named may read it, no others. */
export function crossOriginHeaders({
  origin,
  allowed,
  isPreflight,
}: CrossOriginCase): Record<string, string> {
  if (origin === null || !allowed.has(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposed,
    ...(isPreflight && preflight),
  };
}
