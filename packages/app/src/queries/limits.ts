import type { StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';

export const limitsKey = (userId: string) => ['limits', userId] as const;

/** What an account may still make. */
export const limitsQuery = (api: StudioApi, userId: string) =>
  queryOptions({
    queryKey: limitsKey(userId),
    queryFn: ({ signal }) => api.credits.limits({ signal }),
    staleTime: 30_000,
  });
