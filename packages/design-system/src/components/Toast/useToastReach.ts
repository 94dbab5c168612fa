import { useLayoutEffect } from 'react';
import { reachVariable } from '../../css/toastReach.ts';

/** Tells the page how far down its toasts reach, over what takes it over: a sheet begins under them, and what gets the focus in a dialog comes out from under them. */
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
