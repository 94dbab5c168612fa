import { mainId } from '@kinora/studio-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from '../router/RouterProvider.tsx';

/** Where reading a page begins. */
export function focusHeading(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/** After going somewhere, reading begins at the heading of the new page: not at the first one, nor when only a filter changed. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusHeading();
  }, [pathname]);
}
