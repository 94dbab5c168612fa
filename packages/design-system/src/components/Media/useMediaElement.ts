import { useCallback, useEffect, useState } from 'react';
import { mediaEvents, readMedia, stillMedia } from './mediaState.ts';
import type { MediaState } from './mediaState.ts';

export interface MediaElement {
  element: HTMLMediaElement | null;
  /** The element's ref. */
  setElement: (element: HTMLMediaElement | null) => void;
  state: MediaState;
  /** Reads it at once, without waiting to be told. */
  look: () => void;
}

/** Follows an element and keeps what it is at. */
export function useMediaElement(): MediaElement {
  const [element, keepElement] = useState<HTMLMediaElement | null>(null);
  const [state, setState] = useState(stillMedia);
  const setElement = useCallback((found: HTMLMediaElement | null) => {
    keepElement(found);
    // It may have got somewhere before this script did.
    if (found) setState(readMedia(found));
  }, []);
  const look = useCallback(() => {
    if (element) setState(readMedia(element));
  }, [element]);
  useEffect(() => {
    if (!element) return;
    for (const event of mediaEvents) element.addEventListener(event, look);
    return () => {
      for (const event of mediaEvents) element.removeEventListener(event, look);
    };
  }, [element, look]);
  return { element, setElement, state, look };
}
