import { useLayoutEffect, useRef } from 'react';
import { withUnit } from './withUnit.ts';

interface SpokenValueProps {
  value: string;
  unit: string | undefined;
}

/**
 * Adds the unit to what a screen reader hears. React Aria words aria-valuetext from the number format alone and
 * gives no way to add to it, so this sets it again after each of the thumb's renders.
 */
export function SpokenValue({ value, unit }: SpokenValueProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!unit) return;
    anchor.current?.parentElement
      ?.querySelector('input')
      ?.setAttribute('aria-valuetext', withUnit(value, unit));
  });
  return <span ref={anchor} hidden />;
}
