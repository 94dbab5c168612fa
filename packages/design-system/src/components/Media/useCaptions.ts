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
  // Until somebody chooses it is the default, which may come after the clip.
  const [chosen, show] = useState<number>();
  const shown = chosen ?? tracks.findIndex(({ isDefault }) => isDefault);
  useEffect(() => {
    if (element) showCaptions(element, shown);
  }, [element, shown, tracks]);
  return {
    shown,
    show,
    toggle: () => show(shown === -1 && tracks.length > 0 ? 0 : -1),
  };
}
