import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { muteOrUnmute, playOrPause, seekTo, stepFrame } from './mediaDeeds.ts';
import { mediaCommandOf } from './mediaKeys.ts';
import type { MediaCommand } from './mediaKeys.ts';
import type { MediaState } from './mediaState.ts';
import { useCaptions } from './useCaptions.ts';
import type { CaptionTrack } from './useCaptions.ts';
import { useFullScreen } from './useFullScreen.ts';
import type { FullScreen } from './useFullScreen.ts';
import { useMediaElement } from './useMediaElement.ts';

/** How far the arrows go, where they mean nothing else. */
const skip = 5;

// What takes these keys for itself.
const ownMeaning = 'button, input, a, select, textarea, [role="menuitemradio"]';

export interface Player {
  root: RefObject<HTMLDivElement | null>;
  element: HTMLMediaElement | null;
  setElement: (element: HTMLMediaElement | null) => void;
  state: MediaState;
  /** Undefined for a sound, which has none. */
  framesPerSecond: number | undefined;
  tracks: readonly CaptionTrack[];
  captions: ReturnType<typeof useCaptions>;
  fullScreen: FullScreen;
  /** Does something to the element, and shows it at once: the next key press counts from there. */
  act: (deed: (element: HTMLMediaElement) => void) => void;
  obey: (command: MediaCommand) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  tryAgain: () => void;
}

/** One player: its element, what it is at, and what it does when told. */
export function usePlayer(tracks: readonly CaptionTrack[], framesPerSecond: number | undefined): Player {
  const root = useRef<HTMLDivElement>(null);
  const { element, setElement, state, look } = useMediaElement();
  const captions = useCaptions(element, tracks);
  const fullScreen = useFullScreen(root, element);

  const act = (deed: (element: HTMLMediaElement) => void) => {
    if (!element) return;
    deed(element);
    look();
  };

  const obey = (command: MediaCommand) => {
    if (!element) return;
    const step = (by: 1 | -1) => framesPerSecond && stepFrame(element, by, framesPerSecond);
    const deeds: Record<MediaCommand, () => unknown> = {
      playOrPause: () => playOrPause(element),
      mute: () => muteOrUnmute(element),
      back: () => seekTo(element, element.currentTime - skip),
      on: () => seekTo(element, element.currentTime + skip),
      previousFrame: () => step(-1),
      nextFrame: () => step(1),
      fullScreen: () => framesPerSecond && fullScreen.toggle(),
      captions: () => captions.toggle(),
    };
    act(deeds[command]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    const command = mediaCommandOf(event, target?.closest(ownMeaning) != null);
    if (!command) return;
    event.preventDefault();
    obey(command);
  };

  const tryAgain = () => {
    element?.load();
    // The notice with the button goes: the focus stays with the player.
    root.current?.focus();
  };

  return {
    root,
    element,
    setElement,
    state,
    framesPerSecond,
    tracks,
    captions,
    fullScreen,
    act,
    obey,
    onKeyDown,
    tryAgain,
  };
}
