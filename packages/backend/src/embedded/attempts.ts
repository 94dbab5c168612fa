export interface AttemptsOptions {
  readonly clock: () => Date;
  /** How many there are before one must wait. */
  readonly attempts: number;
  /** In which time they all come back. */
  readonly seconds: number;
}

export interface Attempts {
  /** Takes one; answers the seconds to wait when there is none. */
  take(key: string): number;
  /** Puts one back: it did no harm. */
  putBack(key: string): void;
}

const mostKeys = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** Attempts that come back one by one, so that nobody is locked out for long. */
export function countAttempts({ clock, attempts, seconds }: AttemptsOptions): Attempts {
  const buckets = new Map<string, Bucket>();
  const now = () => clock().getTime() / 1000;
  const leftOf = (key: string): number => {
    const known = buckets.get(key) ?? { left: attempts, at: now() };
    return Math.min(attempts, known.left + ((now() - known.at) * attempts) / seconds);
  };
  const keep = (key: string, left: number) => {
    // The oldest go first, and they are the ones that have the most back.
    buckets.delete(key);
    if (buckets.size >= mostKeys) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(key, { left, at: now() });
  };
  return {
    take(key) {
      const left = leftOf(key);
      keep(key, left < 1 ? left : left - 1);
      return left < 1 ? Math.ceil(((1 - left) * seconds) / attempts) : 0;
    },
    putBack: (key) => keep(key, Math.min(attempts, leftOf(key) + 1)),
  };
}
