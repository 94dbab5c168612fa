import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const name = 'creation';

/** The creation that the address opens over the page (D37). */
export function useCreationAddress() {
  const [address, setAddress] = useSearchParams();
  const open = useCallback(
    (id: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setAddress],
  );
  const close = useCallback(
    () =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(name);
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setAddress],
  );
  return { id: address.get(name), open, close };
}
