import { useEffect } from 'react';
import { useFetched } from './useFetched.ts';

/** The code of what opens over the page, asked for as it opens; where nothing comes of that, it closes again. */
export function useFetchedOpen<T>(isOpen: boolean, fetch: () => Promise<T>, close: () => void): T | null {
  const [late, { onPress }] = useFetched(fetch);
  useEffect(() => {
    if (!isOpen || late) return;
    let isStill = true;
    void onPress().then((came) => came ?? (isStill && close()));
    return () => {
      isStill = false;
    };
    // Once for each time that it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);
  return late;
}
