export interface AuthLimitOptions {
  readonly clock: () => Date;
  /** How many attempts one address has before it must wait. */
  readonly attempts?: number;
  /** In which time they all come back. */
  readonly seconds?: number;
}

/** What guesses, mails or hashes; everything else of auth is cheap and needs a token. */
const guarded = /^\/auth\/v1\/(token|signup|recover|resend|verify|otp|magiclink)$/;
const mostAddresses = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** Seconds that this address has to wait, or 0: attempts come back one by one, so nobody is locked out for long. */
export function authLimit({ clock, attempts = 30, seconds = 300 }: AuthLimitOptions) {
  const buckets = new Map<string, Bucket>();
  return (request: Request, address: string): number => {
    const url = new URL(request.url);
    const isRefresh = url.searchParams.get('grant_type') === 'refresh_token';
    if (request.method === 'OPTIONS' || isRefresh || !guarded.test(url.pathname)) return 0;
    const now = clock().getTime() / 1000;
    const known = buckets.get(address) ?? { left: attempts, at: now };
    const left = Math.min(attempts, known.left + ((now - known.at) * attempts) / seconds);
    // The oldest go first, and they are the ones that have the most back.
    buckets.delete(address);
    if (buckets.size >= mostAddresses) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(address, { left: left < 1 ? left : left - 1, at: now });
    return left < 1 ? Math.ceil(((1 - left) * seconds) / attempts) : 0;
  };
}

/** Who sent this: behind so many proxies of the operator's own, the entry that the outermost of them wrote. */
export function addressOf(request: Request, peer: string | undefined, proxies: number): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return (proxies > 0 && forwarded.at(-proxies)) || (peer ?? 'unknown');
}
