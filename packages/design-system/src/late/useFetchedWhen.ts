import { useEffect, useState } from 'react';
import { askUntilHere } from './askUntilHere.ts';

/** Something whose code comes when it is wanted; null until then. */
export function useFetchedWhen<T>(isWanted: boolean, fetch: () => Promise<T>): T | null {
  const [it, setIt] = useState<T | null>(null);
  useEffect(() => {
    if (it !== null || !isWanted) return;
    // A component is a function too.
    return askUntilHere(fetch, (came) => setIt(() => came));
  }, [it, fetch, isWanted]);
  return it;
}
