import { useEffect, useRef } from 'react';
import { focusHeading } from '../focusHeading.ts';
import { useLocation } from '../router/RouterProvider.tsx';

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
