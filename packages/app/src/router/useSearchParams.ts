import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from './createRouter.ts';
import { useLocation, useRouter } from './RouterProvider.tsx';

type Said = URLSearchParams | Readonly<Record<string, string>>;

export type SetSearchParams = (
  next: Said | ((before: URLSearchParams) => Said),
  options?: NavigateOptions,
) => void;

/** What the address says after its question mark. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search, pathname } = useLocation();
  const router = useRouter();
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      // Of two in one go the second builds on the first, whether it is drawn by then or not.
      const here = router.arrived()?.place;
      // It is about this page alone: what comes late says nothing on another one.
      if (here?.pathname !== pathname) return;
      const said = new URLSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(here.search)) : next,
      );
      void router.navigate(`?${said}`, options);
    },
    [pathname, router],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set];
}
