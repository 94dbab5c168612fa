import { useState } from 'react';

/** What a query tells of itself, as far as not being answered goes. */
export interface Asked {
  readonly error: unknown;
  /** 0 where it never failed. */
  readonly errorUpdatedAt: number;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface Failure {
  readonly error: unknown;
  /** It is being asked for again. */
  readonly isPending: boolean;
  readonly onRetryRequested: () => void;
}

/**
 * Why something can't be had, until there is an answer. A query that was never answered is as if it had never failed
 * once it is asked again: the button that asked would go, and the focus with it.
 */
export function useFailure({ error, errorUpdatedAt, isPending, isFetching, refetch }: Asked): Failure | null {
  const [kept, keep] = useState({ error, at: errorUpdatedAt });
  if (error !== null && error !== kept.error) keep({ error, at: errorUpdatedAt });
  const isSame = errorUpdatedAt > 0 && errorUpdatedAt === kept.at;
  const known = error ?? (isPending && isSame ? kept.error : null);
  return known === null
    ? null
    : { error: known, isPending: isFetching, onRetryRequested: () => void refetch() };
}
