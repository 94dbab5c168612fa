import type { Creation, CreationQuery, Page, StudioApi } from '@kinora/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

export type CreationsView = Pick<CreationQuery, 'type' | 'sort'>;
export type CreationPages = InfiniteData<Page<Creation>, string | null>;

export const creationsKey = (userId: string) => ['creations', userId] as const;

const workPace = 3000;
const pauseAfterProblem = 30_000;
const isAtWork = ({ status }: Creation) => status === 'queued' || status === 'processing';

/** A history under one filter and sort, page after page. */
export const creationsQuery = (api: StudioApi, userId: string, view: CreationsView) =>
  infiniteQueryOptions({
    queryKey: [...creationsKey(userId), view.type ?? 'all', view.sort] as const,
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
