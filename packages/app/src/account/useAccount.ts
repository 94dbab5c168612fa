import type { StudioAccount } from '@kinora/studio-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useFailure } from '../queries/useFailure.ts';
import { limitsKey, limitsQuery } from '../queries/limits.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { nobody, useAuth, useUserId } from './AuthProvider.tsx';

/** Who is here and what they have to spend, as every studio and badge reads it. */
export function useAccount(): StudioAccount {
  const api = useStudioApi();
  const client = useQueryClient();
  const { status } = useAuth();
  const userId = useUserId();
  const asked = useQuery({ ...limitsQuery(api, userId), enabled: status === 'member' });
  const limits = asked.data ?? null;
  const failure = useFailure(asked);
  const isUnread = failure !== null && limits === null;
  const isAskedAgain = isUnread && failure.isPending;

  const refresh = useCallback(async () => {
    if (userId === nobody) return null;
    try {
      // An answer that is on its way may be from before what was just spent.
      await client.cancelQueries({ queryKey: limitsKey(userId) });
      // Other windows hear of it too.
      void client.invalidateQueries({ queryKey: limitsKey(userId), refetchType: 'none' });
      return await client.fetchQuery({ ...limitsQuery(api, userId), staleTime: 0 });
    } catch {
      // The badge then shows the price alone, and the server still judges.
      return null;
    }
  }, [api, client, userId]);

  return useMemo(
    () => ({ status, limits, isUnread, isAskedAgain, refresh }),
    [limits, isAskedAgain, isUnread, refresh, status],
  );
}
