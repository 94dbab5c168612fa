import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

// A phone of Apple's shows a clip alone on the screen, never the page around it.
type ClipOfAPhone = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export interface FullScreen {
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** Puts a player on the whole screen and back. */
export function useFullScreen(
  root: RefObject<HTMLElement | null>,
  clip: HTMLMediaElement | null,
): FullScreen {
  const [isOn, setIsOn] = useState(false);
  const alone = (clip as ClipOfAPhone | null)?.webkitEnterFullscreen;
  useEffect(() => {
    const look = () =>
      setIsOn(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [root]);
  return {
    isPossible: clip !== null && (document.fullscreenEnabled || alone !== undefined),
    isOn,
    toggle: () => {
      if (isOn) document.exitFullscreen().catch(() => {});
      else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(() => {});
      else alone?.call(clip);
    },
  };
}
