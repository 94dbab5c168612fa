import { generalWords } from '@kinora/contract';
import { AskedCode } from '@kinora/studio-kit';
import { useCallback, useState, type ReactNode } from 'react';
import { log } from '../log.ts';
import { useAwaited } from '../router/RouterProvider.tsx';
import { tellOffline, tellReached, useToasts } from '../toasts.tsx';
import { Coming } from './Coming.tsx';

/** Says that the next screen is on its way, or code that a press asked for; and where that code does not arrive. */
export function FollowedCode({ children }: { children: ReactNode }) {
  const awaited = useAwaited();
  const toasts = useToasts();
  const [underWay, setUnderWay] = useState(0);
  // Every button whose code is late hears of it: none is drawn again for what another asked.
  const follow = useCallback(
    async (code: Promise<unknown>) => {
      setUnderWay((count) => count + 1);
      await code.then(
        // Whoever went on learnt nothing of it.
        (came) => came !== null && tellReached(toasts),
        (error: unknown) => {
          log('Late code did not arrive', error);
          tellOffline(toasts);
        },
      );
      setUnderWay((count) => count - 1);
    },
    [toasts],
  );
  return (
    <AskedCode value={follow}>
      {children}
      <Coming
        what={
          awaited ? generalWords.loading(awaited.screen.title) : underWay > 0 ? generalWords.isLoading : null
        }
      />
    </AskedCode>
  );
}
