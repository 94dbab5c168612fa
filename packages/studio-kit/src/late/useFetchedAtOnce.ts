import { useEffect } from 'react';
import { useFetched } from './useFetched.ts';

/** Something whose code comes when it is wanted; null until then. Offline it is asked for again once there is a network. */
export function useFetchedWhen<T>(isWanted: boolean, fetch: () => Promise<T>): T | null {
  const [it, ask] = useFetched(fetch);
  useEffect(() => {
    if (it !== null || !isWanted) return;
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [it, ask, isWanted]);
  return it;
}

/** The same for what is wanted as soon as it is drawn. */
export const useFetchedAtOnce = <T>(fetch: () => Promise<T>): T | null => useFetchedWhen(true, fetch);
