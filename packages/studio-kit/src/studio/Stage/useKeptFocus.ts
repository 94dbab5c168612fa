import { useEffect, useRef, type RefObject } from 'react';

/** When what had the focus goes or can no longer have it, the stage takes it: nobody starts again from the top. */
export function useKeptFocus(phase: string): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  const before = useRef(phase);
  // On a page that was only just opened nothing had it, so nothing can have lost it.
  const wasSet = useRef(false);
  useEffect(() => {
    const note = () => (wasSet.current = true);
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    const focused = document.activeElement;
    if (wasSet.current && (!focused || focused === document.body || focused.matches(':disabled')))
      stage.current?.focus({ preventScroll: true });
  }, [phase]);
  return stage;
}
