import type { StudioApi } from '@kinora/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is for sale changes seldom. */
const staleTime = 5 * 60_000;

export const plansQuery = (api: StudioApi) =>
  queryOptions({ queryKey: ['plans'], queryFn: ({ signal }) => api.plans.list({ signal }), staleTime });

export const packsQuery = (api: StudioApi) =>
  queryOptions({ queryKey: ['packs'], queryFn: ({ signal }) => api.credits.packs({ signal }), staleTime });

export const subscriptionKey = (userId: string) => ['subscription', userId] as const;

export const subscriptionQuery = (api: StudioApi, userId: string) =>
  queryOptions({
    queryKey: subscriptionKey(userId),
    queryFn: ({ signal }) => api.plans.subscription({ signal }),
    staleTime: 30_000,
  });

export const ledgerKey = (userId: string) => ['ledger', userId] as const;

export const ledgerQuery = (api: StudioApi, userId: string) =>
  infiniteQueryOptions({
    queryKey: ledgerKey(userId),
    queryFn: ({ pageParam, signal }) =>
      api.credits.ledger({ signal, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
