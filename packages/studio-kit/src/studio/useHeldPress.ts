import { useCallback, useRef, useState } from 'react';
import { useFileReadings } from '../composer/UploadZone/useFileReadings.ts';

type Reading = Promise<boolean | void>;

/** Holds a press until what was chosen before it has been read: it would send, and cost, what was there before. */
export function useHeldPress() {
  const { isReading, follow } = useFileReadings();
  const underWay = useRef(new Set<Reading>());
  /** The readings that it waits for; null: none is held. */
  const held = useRef<ReadonlySet<Reading> | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const keep = useCallback((readings: ReadonlySet<Reading> | null) => {
    held.current = readings;
    setIsHeld(readings !== null);
  }, []);
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
          if (!isTaken && held.current?.has(reading)) keep(null);
        });
      return follow(noted);
    },
    [follow, keep],
  );
  const hold = useCallback(() => {
    // Pressed once more, it means what was chosen meanwhile, too.
    keep(new Set(underWay.current));
  }, [keep]);
  /** Whether there was one. */
  const letGo = useCallback(() => {
    const wasHeld = held.current !== null;
    keep(null);
    return wasHeld;
  }, [keep]);
  return { isReading, isHeld, awaitReading, hold, letGo };
}
