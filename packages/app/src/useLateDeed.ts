import { useCallback } from 'react';
import { isCodeMissing } from './shell/isCodeMissing.ts';
import { tellOffline, tellReached, useToasts } from './toasts.tsx';

/** Waits for what a press does with code that comes with the first one, says where that did not come, and answers whether it did. */
export function useLateDeed() {
  const toasts = useToasts();
  return useCallback(
    async (deed: Promise<unknown>): Promise<boolean> => {
      try {
        await deed;
      } catch (thrown) {
        if (!isCodeMissing(thrown)) throw thrown;
        tellOffline(toasts);
        return false;
      }
      tellReached(toasts);
      return true;
    },
    [toasts],
  );
}
