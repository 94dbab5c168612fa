import { useLayoutEffect } from 'react';
import { reachVariable } from '../../css/toastReach.ts';

/** Tells the page how far down its toasts reach beside a dialog, where they begin at the head: what is worked with begins under them. */
export function useToastReach(home: HTMLElement | null, isShown: boolean): void {
  useLayoutEffect(() => {
    const region = home?.firstElementChild;
    if (!isShown || !region) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(reachVariable, `calc(${region.clientHeight}px + env(safe-area-inset-top, 0px))`),
    );
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty(reachVariable);
    };
  }, [home, isShown]);
}
