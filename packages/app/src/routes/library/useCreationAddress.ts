import { useCallback } from 'react';
import type { NavigateOptions } from '../../router/createRouter.ts';
import { useLocation, useRouter } from '../../router/RouterProvider.tsx';

const name = 'creation';

/** The creation that the address opens over the page (D37). */
export function useCreationAddress() {
  const router = useRouter();
  const { search } = useLocation();
  const go = useCallback(
    (id: string | null, options: NavigateOptions) => {
      const next = new URLSearchParams(router.arrived()?.place.search);
      if (id === null) next.delete(name);
      else next.set(name, id);
      return router.navigate(`?${next}`, { keepsScroll: true, ...options });
    },
    [router],
  );
  const open = useCallback((id: string) => void go(id, {}), [go]);
  /** Going back leads to the sheet, and not through all that were walked past. */
  const step = useCallback((id: string) => void go(id, { replace: true }), [go]);
  /** However many were opened and closed, one step back leads on from the sheet. */
  const close = useCallback(() => void go(null, { isReturn: true }), [go]);
  return { id: new URLSearchParams(search).get(name), open, step, close };
}
