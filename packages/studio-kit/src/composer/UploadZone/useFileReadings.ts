import { useCallback, useState } from 'react';

/** Readings of chosen files, several of which may be under way at once: over when the last to end is. */
export function useFileReadings() {
  const [underWay, setUnderWay] = useState(0);
  const follow = useCallback(<Outcome>(reading: Promise<Outcome>): Promise<Outcome> => {
    setUnderWay((count) => count + 1);
    return reading.finally(() => setUnderWay((count) => count - 1));
  }, []);
  return { isReading: underWay > 0, follow };
}
