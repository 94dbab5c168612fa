import { useEffect, useRef, type RefObject } from 'react';

/** When the focus goes with what stood on the stage, or can no longer be had, the stage takes it: nobody starts again from the top. */
export function useKeptPlace(phase: string): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  // On a page that was only just opened nothing had it, so nothing can have lost it.
  const wasSet = useRef(false);
  useEffect(() => {
    const note = () => (wasSet.current = true);
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const focused = document.activeElement ?? document.body;
    if (wasSet.current && focused.matches('body, :disabled')) stage.current?.focus({ preventScroll: true });
  }, [phase]);
  return stage;
}
