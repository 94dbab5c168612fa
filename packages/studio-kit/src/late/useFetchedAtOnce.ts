import { useEffect, useState } from 'react';
import { askUntilHere } from './askUntilHere.ts';

/** Something whose code comes when it is wanted; null until then. */
export function useFetchedWhen<T>(isWanted: boolean, fetch: () => Promise<T>): T | null {
  const [fetched, setFetched] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    if (fetched || !isWanted) return;
    return askUntilHere(fetch, (it) => setFetched({ it }));
  }, [fetched, fetch, isWanted]);
  return fetched?.it ?? null;
}

/** The same for what is wanted as soon as it is drawn. */
export const useFetchedAtOnce = <T>(fetch: () => Promise<T>): T | null => useFetchedWhen(true, fetch);
