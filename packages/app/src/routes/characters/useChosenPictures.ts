import type { MediaFile } from '@kinora/contract';
import { useCallback, useRef, useState } from 'react';

export interface ChosenPictures {
  /** Those that have been read. */
  readonly files: readonly MediaFile[];
  readonly keep: (files: readonly MediaFile[]) => void;
  /** More were chosen: they come while this lasts. */
  readonly awaited: (reading: Promise<unknown>) => void;
  /** Every one, once the last that was chosen has been read. */
  readonly all: () => Promise<readonly MediaFile[]>;
}

/** Pictures that somebody chose, of which some may still be on their way from the disk. */
export function useChosenPictures(): ChosenPictures {
  const [files, setFiles] = useState<readonly MediaFile[]>([]);
  const latest = useRef(files);
  const readings = useRef<Promise<unknown>>(Promise.resolve());
  return {
    files,
    keep: useCallback((next) => {
      latest.current = next;
      setFiles(next);
    }, []),
    awaited: useCallback((reading) => {
      readings.current = Promise.all([readings.current, reading]);
    }, []),
    all: useCallback(async () => {
      await readings.current;
      return latest.current;
    }, []),
  };
}
