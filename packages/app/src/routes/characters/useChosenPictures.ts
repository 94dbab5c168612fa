import type { MediaFile } from '@kinora/contract';
import { useCallback, useRef, useState } from 'react';

/** Pictures that somebody chose, of which some may still be on their way from the disk. */
export function useChosenPictures() {
  const [files, setFiles] = useState<readonly MediaFile[]>([]);
  const latest = useRef(files);
  const readings = useRef<Promise<unknown>>(Promise.resolve());
  return {
    /** Those that have been read. */
    files,
    keep: useCallback((next: readonly MediaFile[]) => {
      latest.current = next;
      setFiles(next);
    }, []),
    /** More were chosen: they come while this lasts. */
    follow: useCallback((reading: Promise<unknown>) => {
      readings.current = Promise.allSettled([readings.current, reading]);
    }, []),
    /** Every one, once the last that was chosen has been read. */
    all: useCallback(async () => {
      await readings.current;
      return latest.current;
    }, []),
  };
}
