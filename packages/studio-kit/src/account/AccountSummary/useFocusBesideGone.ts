import { useEffect, useRef, type RefObject } from 'react';

/** Whoever pressed a button that goes with its line goes on at the next line's, else at the one before, else at the heading. */
export function useFocusBesideGone(lines: unknown): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onPress: (event: { target: Element }) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly button: Element; readonly place: number }>(null);
  useEffect(() => {
    if (!last.current || last.current.button.isConnected) return;
    const { place } = last.current;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const left = [...list.current!.querySelectorAll('button')];
    const heading = list.current!.closest('section')!.querySelector('h2');
    (left[place] ?? left.at(-1) ?? heading)?.focus();
  }, [lines]);
  return {
    list,
    onPress: ({ target: button }) => {
      const place = [...list.current!.querySelectorAll('button')].findIndex((each) => each === button);
      last.current = { button, place };
    },
  };
}
