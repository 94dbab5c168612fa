import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** An IANA name such as 'Europe/Berlin'. The reader's own by default. */
  timeZone?: string | undefined;
}

const ClockContext = createContext<Clock>({ now: () => Date.now() });

export interface ClockProviderProps extends Clock {
  children: ReactNode;
}

/** Tells the components inside what time it is and where: a server's clock, or one that stands still in a test. */
export function ClockProvider({ now, timeZone, children }: ClockProviderProps) {
  const clock = useMemo(() => ({ now, timeZone }), [now, timeZone]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export function useClock(): Clock {
  return useContext(ClockContext);
}
