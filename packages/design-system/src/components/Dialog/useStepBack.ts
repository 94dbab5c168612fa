import { useContext, useEffect, useRef } from 'react';
import { OverlayOpenedContext } from '../NavigationProvider/OverlayOpened.ts';

/** A step back closes what takes the page over, where the app's router sees to it. */
export function useStepBack(isOpen: boolean, close: (isOpen: false) => void, isAsking = false): void {
  const onOpened = useContext(OverlayOpenedContext);
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  // A step back that was answered with a question, or answered one, is used up: the next needs another.
  useEffect(
    () => (isOpen ? onOpened?.(() => latest.current(false)) : undefined),
    [isOpen, isAsking, onOpened],
  );
}
