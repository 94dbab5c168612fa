import { useCallback, useRef } from 'react';
import { useFileReadings } from '../composer/UploadZone/useFileReadings.ts';

/** Holds a press until what was chosen before it has been read: it would send, and cost, what was there before. */
export function useHeldPress() {
  const { isReading, follow } = useFileReadings();
  const isHeld = useRef(false);
  /** True at the end: something of it was taken. */
  const awaitReading = useCallback(
    (reading: Promise<boolean | void>) => {
      let isTaken = false;
      const noted = reading
        .then((is) => {
          isTaken = !!is;
        })
        // Meant was what was chosen, and not what was there before.
        .finally(() => (isHeld.current &&= isTaken));
      return follow(noted);
    },
    [follow],
  );
  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);
  /** Whether there was one. */
  const letGo = useCallback(() => {
    const wasHeld = isHeld.current;
    isHeld.current = false;
    return wasHeld;
  }, []);
  return { isReading, awaitReading, hold, letGo };
}
