import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Clock } from './ClockProvider.tsx';

const neverChanges = () => () => {};

/** Whether this is drawn in a browser: false on a server and while its markup is taken over. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The time, and a new look at it as soon as what is shown would change. */
export function useNow(clock: Clock, changesIn: (now: number) => number | undefined): number {
  const [, tick] = useReducer((looks: number) => looks + 1, 0);
  const now = clock.now();
  const wait = changesIn(now);
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  }, [now, wait]);
  return now;
}
