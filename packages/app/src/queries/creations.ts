import type { Creation, CreationQuery, Page, StudioApi } from '@kinora/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';

export type CreationsView = Pick<CreationQuery, 'type' | 'sort' | 'search'>;
export type CreationPages = InfiniteData<Page<Creation>, string | null>;

export const creationsKey = (userId: string) => ['creations', userId] as const;

const workPace = 3000;
const pauseAfterProblem = 30_000;
const isAtWork = ({ status }: Creation) => status === 'queued' || status === 'processing';

/** A history under one filter and sort, page after page. */
export const creationsQuery = (api: StudioApi, userId: string, view: CreationsView) =>
  infiniteQueryOptions({
    queryKey: [...creationsKey(userId), view.type ?? 'all', view.sort, view.search ?? ''] as const,
    queryFn: ({ pageParam, signal }) =>
      api.creations.list({ ...view, signal, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 10_000,
    // What is being made changes by itself: look again until it is done.
    refetchInterval: ({ state }) => {
      if (!state.data?.pages.some(({ items }) => items.some(isAtWork))) return false;
      return state.status === 'error' ? pauseAfterProblem : workPace;
    },
  });

export const creationKey = (userId: string) => ['creation', userId] as const;

/** One creation by itself; null when it is gone. */
export const creationQuery = (api: StudioApi, userId: string, id: string) =>
  queryOptions({
    queryKey: [...creationKey(userId), id] as const,
    queryFn: ({ signal }) => api.creations.byId(id, { signal }),
    staleTime: 10_000,
  });
