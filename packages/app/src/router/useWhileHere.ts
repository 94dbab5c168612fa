import { whileWaiting } from '@kinora/design-system';
import { useCallback } from 'react';
import { markHere } from './markHere.ts';
import { useRouter } from './RouterProvider.tsx';

/**
 * What comes late and leads elsewhere, or null where whoever waits for it has gone on: to something else, as with what
 * opens over a page, or to another place, if only on the way there.
 */
export function useWhileHere() {
  const router = useRouter();
  return useCallback(
    async <T>(coming: Promise<T>): Promise<T | null> => {
      const isStillHere = markHere(router);
      const it = await whileWaiting(coming);
      return isStillHere() ? it : null;
    },
    [router],
  );
}
