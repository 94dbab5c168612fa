import { useCallback } from 'react';
import { useSearchParams } from '../../router/useSearchParams.ts';

const name = 'creation';

/** The creation that the address opens over the page (D37). */
export function useCreationAddress() {
  const [address, setAddress] = useSearchParams();
  const show = useCallback(
    (id: string, replace: boolean) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, id);
          return next;
        },
        { keepsScroll: true, replace },
      ),
    [setAddress],
  );
  const open = useCallback((id: string) => show(id, false), [show]);
  /** Going back leads to the sheet, and not through all that were walked past. */
  const step = useCallback((id: string) => show(id, true), [show]);
  const close = useCallback(
    () =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(name);
          return next;
        },
        { keepsScroll: true, replace: true },
      ),
    [setAddress],
  );
  return { id: address.get(name), open, step, close };
}
