import { useCallback, useState } from 'react';

/** Something whose code comes when it is asked for; null until then. Failing leaves everything as it is, to be asked again. */
export function useFetched<T>(
  fetch: () => Promise<T>,
  onFailed?: () => void,
): readonly [T | null, () => void] {
  const [it, setIt] = useState<T | null>(null);
  const ask = useCallback(() => {
    fetch().then(
      // A component is a function too.
      (came) => setIt(() => came),
      () => onFailed?.(),
    );
  }, [fetch, onFailed]);
  return [it, ask];
}
