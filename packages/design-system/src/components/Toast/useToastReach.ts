import { useLayoutEffect } from 'react';
import { reachVariable } from '../../css/toastReach.ts';

/** Tells the page how far down its toasts reach, so that what is being worked with begins under them. */
export function useToastReach(home: HTMLElement | null, isShown: boolean): void {
  useLayoutEffect(() => {
    const region = home?.firstElementChild;
    if (!isShown || !region) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(reachVariable, `${region.getBoundingClientRect().bottom}px`),
    );
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty(reachVariable);
    };
  }, [home, isShown]);
}
