import { useEffect, useState } from 'react';
import { showCaptions } from './mediaDeeds.ts';

export interface CaptionTrack {
  /** A WebVTT file. */
  src: string;
  /** BCP 47: 'en'. */
  language: string;
  label: string;
  isDefault?: boolean | undefined;
}

/** Which captions show; -1 for none. */
export function useCaptions(
  element: HTMLMediaElement | null,
  tracks: readonly CaptionTrack[],
): { shown: number; show: (index: number) => void; toggle: () => void } {
  const [shown, setShown] = useState(() => tracks.findIndex(({ isDefault }) => isDefault));
  useEffect(() => {
    if (element) showCaptions(element, shown);
  }, [element, shown, tracks]);
  return {
    shown,
    show: setShown,
    toggle: () => setShown((index) => (index === -1 && tracks.length > 0 ? 0 : -1)),
  };
}
