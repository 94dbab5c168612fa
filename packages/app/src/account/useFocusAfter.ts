import { useEffect, useRef } from 'react';
import { focusHeading } from '../focusHeading.ts';

/**
 * A dialog gives the focus back to what opened it. The button to sign in is gone by then, for whoever is in has another
 * in its place: so that the focus is not lost, reading begins at the heading.
 */
export function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    if (isOpen || !wasOpen.current) return;
    wasOpen.current = false;
    let frame = requestAnimationFrame(function look() {
      // It goes in its own time, and gives the focus back a frame later.
      if (document.querySelector('[role="dialog"]')) frame = requestAnimationFrame(look);
      else
        frame = requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusHeading();
        });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}
