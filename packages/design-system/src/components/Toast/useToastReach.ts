import { useLayoutEffect } from 'react';
import { reachVariable } from '../../css/toastReach.ts';

/** Tells the page how far down its toasts reach, so that what is being worked with begins under them. */
export function useToastReach(home: HTMLElement | null, isShown: boolean): void {
  useLayoutEffect(() => {
    // Told once more when the region leaves the page, with nothing left of it.
    if (isShown && home?.firstElementChild)
      new ResizeObserver(([region]) =>
        document.documentElement.style.setProperty(reachVariable, `${region?.target.clientHeight}px`),
      ).observe(home.firstElementChild);
  }, [home, isShown]);
}
