import { useCallback, useRef, useState } from 'react';

/** Holds a press until what was chosen before it has been read: it would send, and cost, what was there before. */
export function useHeldPress() {
  const [readings, setReadings] = useState(0);
  const isHeld = useRef(false);
  /** True at the end: something of it was taken. */
  const awaitReading = useCallback(async (reading: Promise<boolean>) => {
    let isTaken = false;
    setReadings((count) => count + 1);
    try {
      isTaken = await reading;
    } finally {
      // Meant was what was chosen, and not what was there before.
      isHeld.current &&= isTaken;
      setReadings((count) => count - 1);
    }
  }, []);
  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);
  /** Whether there was one. */
  const letGo = useCallback(() => {
    const wasHeld = isHeld.current;
    isHeld.current = false;
    return wasHeld;
  }, []);
  return { isReading: readings > 0, awaitReading, hold, letGo };
}
