import { AskedCode } from '@kinora/studio-kit';
import { use, useCallback } from 'react';
import { markHere } from './markHere.ts';
import { useRouter } from './RouterProvider.tsx';

/** What lies over the page, or beside what was pressed. */
const overlays = () => [...document.querySelectorAll('[data-overlay=modal], [data-overlay=beside]')];

/**
 * What comes late and leads elsewhere, or null where whoever waits for it has gone on: with Escape, to another place, if
 * only on the way there, or to something that was opened over this one. A press is none of that: a finger that scrolls
 * begins with one, and a double click ends with one. That it is on its way is told as it is of code.
 */
export function useWhileHere() {
  const router = useRouter();
  const tell = use(AskedCode);
  return useCallback(
    async <T>(coming: Promise<T>): Promise<T | null> => {
      const isStillHere = markHere(router);
      const before = overlays();
      const end = new AbortController();
      const gone = new Promise<null>((resolve) => {
        const look = () => void (isStillHere() || resolve(null));
        const ends = [router.onArrived(look), router.onAwaited(look)];
        const { signal } = end;
        // Before whatever takes it for its own: it ends all that was begun.
        addEventListener('keydown', ({ key }) => key === 'Escape' && resolve(null), {
          capture: true,
          signal,
        });
        signal.addEventListener('abort', () => ends.forEach((stop) => stop()));
      });
      const first = Promise.race([coming, gone]).finally(() => end.abort());
      const over = () => null;
      tell?.(first.then(over, over));
      const it = await first;
      return isStillHere() && overlays().every((each) => before.includes(each)) ? it : null;
    },
    [router, tell],
  );
}
