import { useEffect, useRef, type RefObject } from 'react';

/**
 * What goes with what stood on the stage is kept: when the focus goes or can no longer be had, the stage takes it, and
 * nobody starts again from the top; and its styles know how tall it was.
 */
export function useKeptPlace(phase: string): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  // On a page that was only just opened nothing had it, so nothing can have lost it.
  const wasSet = useRef(false);
  useEffect(() => {
    const note = () => (wasSet.current = true);
    addEventListener('focusin', note);
    const { current } = stage;
    const grown = new ResizeObserver(() =>
      current!.style.setProperty('--kit-stage-height', `${current!.clientHeight}px`),
    );
    grown.observe(current!);
    return () => {
      removeEventListener('focusin', note);
      grown.disconnect();
    };
  }, []);
  useEffect(() => {
    const focused = document.activeElement ?? document.body;
    if (wasSet.current && focused.matches('body, :disabled')) stage.current?.focus({ preventScroll: true });
  }, [phase]);
  return stage;
}
