import { useEffect, useState } from 'react';
import { askUntilHere } from './askUntilHere.ts';

/** Something whose code comes when it is wanted; null until then. It is asked for once more with another `onLost`. */
export function useFetchedWhen<T>(isWanted: boolean, fetch: () => Promise<T>, onLost?: () => void): T | null {
  const [it, setIt] = useState<T | null>(null);
  useEffect(() => {
    if (it !== null || !isWanted) return;
    // A component is a function too.
    return askUntilHere(fetch, (came) => setIt(() => came), onLost);
  }, [it, fetch, isWanted, onLost]);
  return it;
}
