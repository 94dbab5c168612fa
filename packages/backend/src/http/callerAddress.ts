import { placeOf } from './networkAddress.ts';

/** Somebody, and nobody can tell who: a server that stands in public without a proxy that says it. */
export const unknownAddress = 'unknown';

export interface Asked {
  readonly headers: Headers;
  /** The other end of the connection, where that is known. */
  readonly peer?: string | undefined;
  /** How many proxies of the operator's own stand in front. */
  readonly proxies: number;
}

/**
 * Whose attempts these are: the entry that the outermost of our own proxies wrote. What stands before it is what the
 * caller claims. Null where nobody can tell.
 */
export function callerAddress({ headers, peer, proxies }: Asked): string | null {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const written = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return (written && placeOf(written)) || (peer ? placeOf(peer) : null);
}

/** Supabase's own network names the caller itself; elsewhere anybody can write this header. */
export function hostedCaller(
  env: Readonly<Record<string, string | undefined>>,
): (headers: Headers) => string | null {
  const isSupabase = /^https:\/\/[a-z0-9-]+\.supabase\.co$/.test(env['SUPABASE_URL'] ?? '');
  const given = env['KINORA_PROXIES'] ?? '';
  const proxies = /^[0-9]$/.test(given) ? Number(given) : 1;
  return (headers) => {
    const named = isSupabase ? headers.get('cf-connecting-ip') : null;
    return named ? placeOf(named) : callerAddress({ headers, proxies });
  };
}
