import { useFetchedWhen } from '@kinora/design-system';
import { useCallback, useState } from 'react';

/** Code that was lost, until it comes: by itself with the network, or asked for once more. */
export interface Lost {
  isRetrying: boolean;
  onRetryRequested: () => void;
}

/** What a place shows and whose code comes when it is wanted, null until then; and whether it was lost, which the place says. */
export function useAwaitedCode<T>(
  isWanted: boolean,
  fetch: () => Promise<T>,
): readonly [T | null, Lost | null] {
  const [asked, setAsked] = useState(1);
  const [lost, setLost] = useState(0);
  const onLost = useCallback(() => setLost(asked), [asked]);
  const it = useFetchedWhen(isWanted, fetch, onLost);
  const isLost = it === null && lost > 0;
  return [it, isLost ? { isRetrying: lost < asked, onRetryRequested: () => setAsked(asked + 1) } : null];
}
