import { useCallback, useRef } from 'react';
import { useFileReadings } from '../composer/UploadZone/useFileReadings.ts';

type Reading = Promise<boolean | void>;

/** Holds a press until what was chosen before it has been read: it would send, and cost, what was there before. */
export function useHeldPress() {
  const { isReading, follow } = useFileReadings();
  const underWay = useRef(new Set<Reading>());
  /** The readings that it waits for; null: none is held. */
  const held = useRef<ReadonlySet<Reading> | null>(null);
  /** True at the end: something of it was taken. */
  const awaitReading = useCallback(
    (reading: Reading) => {
      let isTaken = false;
      underWay.current.add(reading);
      const noted = reading
        .then((is) => {
          isTaken = !!is;
        })
        .finally(() => {
          underWay.current.delete(reading);
          // Meant was what was chosen, and not what was there before.
          if (!isTaken && held.current?.has(reading)) held.current = null;
        });
      return follow(noted);
    },
    [follow],
  );
  const hold = useCallback(() => {
    held.current = new Set(underWay.current);
  }, []);
  /** Whether there was one. */
  const letGo = useCallback(() => {
    const wasHeld = held.current !== null;
    held.current = null;
    return wasHeld;
  }, []);
  return { isReading, awaitReading, hold, letGo };
}
