import type { Creation } from '@kinora/contract';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { creationsKey } from '../../queries/creations.ts';
import { useFailure, type Asked } from '../../queries/useFailure.ts';

/** Frames that come page by page. */
export interface AskedPages extends Asked {
  readonly data?:
    | { readonly pages: readonly { readonly items: readonly Creation[]; readonly total: number }[] }
    | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: (how: { cancelRefetch: boolean }) => unknown;
}

/** The way to the pages that are not here yet, which come by themselves while they are awaited. */
export function usePagesToCome(userId: string, asked: AskedPages, areAwaited: boolean) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const failure = useFailure(asked);
  // Before the server has heard of a change it would count what was taken out still.
  const isHeld = useIsMutating({ mutationKey: creationsKey(userId) }) > 0 || failure !== null;
  useEffect(() => {
    if (areAwaited && !isHeld && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [areAwaited, fetchNextPage, isHeld, isFetchingNextPage]);
  return {
    failure,
    onMoreRequested: hasNextPage ? () => void fetchNextPage({ cancelRefetch: false }) : undefined,
  };
}
