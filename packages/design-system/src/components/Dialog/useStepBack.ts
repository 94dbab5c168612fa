import { useContext, useEffect, useRef } from 'react';
import { OverlayOpenedContext } from '../NavigationProvider/OverlayOpened.ts';

/** A step back closes what takes the page over, where the app's router sees to it. */
export function useStepBack(isOpen: boolean, close: (isOpen: false) => void): void {
  const onOpened = useContext(OverlayOpenedContext);
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => (isOpen ? onOpened?.(() => latest.current(false)) : undefined), [isOpen, onOpened]);
}
