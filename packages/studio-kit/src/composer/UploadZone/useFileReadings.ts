import { useCallback, useRef, useState } from 'react';

/** Readings of chosen files, several of which may be under way at once: over when the last to end is. */
export function useFileReadings() {
  const [underWay, setUnderWay] = useState(0);
  const all = useRef<Promise<unknown>>(Promise.resolve());
  const follow = useCallback(<Outcome>(reading: Promise<Outcome>): Promise<Outcome> => {
    setUnderWay((count) => count + 1);
    const ending = reading.finally(() => setUnderWay((count) => count - 1));
    all.current = Promise.allSettled([all.current, ending]);
    return ending;
  }, []);
  /** Once all that was chosen until now has been read. */
  const whenRead = useCallback(() => all.current, []);
  return { isReading: underWay > 0, follow, whenRead };
}
