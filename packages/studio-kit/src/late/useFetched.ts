import { useCallback, useState } from 'react';

/** Something whose code comes when it is asked for; null until then. Failing leaves everything as it is, to be asked again. */
export function useFetched<T>(
  fetch: () => Promise<T>,
  onFailed?: () => void,
): readonly [T | null, () => void] {
  const [fetched, setFetched] = useState<{ readonly it: T } | null>(null);
  const ask = useCallback(() => {
    fetch().then(
      (it) => setFetched({ it }),
      () => onFailed?.(),
    );
  }, [fetch, onFailed]);
  return [fetched?.it ?? null, ask];
}
