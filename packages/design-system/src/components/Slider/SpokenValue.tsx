import { useLayoutEffect, useRef } from 'react';

/**
 * What a screen reader hears as a slider's value: a number with its unit, a time. React Aria words aria-valuetext from
 * the number format alone and gives no way to add to it, so this sets it again after each of the thumb's renders.
 */
export function SpokenValue({ words }: { words: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    anchor.current?.parentElement?.querySelector('input')?.setAttribute('aria-valuetext', words);
  });
  return <span ref={anchor} hidden />;
}
