import type { Creation, CreationQuery, Page, StudioApi, StudioCreation } from '@kinora/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';

export type CreationsView = Pick<CreationQuery, 'type' | 'sort' | 'search'>;
export type CreationPages = InfiniteData<Page<Creation>, string | null>;

/** What is being made of them, on any device. Here, since a studio needs the key alone and not what `recentJobs.ts` brings. */
export const recentJobsTopic = 'recent-jobs';
export const recentJobsKey = (userId: string) => [recentJobsTopic, userId] as const;
export const creationsKey = (userId: string) => ['creations', userId] as const;

/** A history under one filter and sort, page after page. */
export const creationsQuery = (api: StudioApi, userId: string, view: CreationsView) =>
  infiniteQueryOptions({
    queryKey: [...creationsKey(userId), view.type ?? 'all', view.sort, view.search ?? ''] as const,
    queryFn: ({ pageParam, signal }) =>
      api.creations.list({ ...view, signal, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 10_000,
  });

export const creationKey = (userId: string) => ['creation', userId] as const;

/** One creation by itself; null when it is gone. */
export const creationQuery = (api: StudioApi, userId: string, id: string) =>
  queryOptions({
    queryKey: [...creationKey(userId), id] as const,
    queryFn: ({ signal }): Promise<StudioCreation | null> => api.creations.byId(id, { signal }),
    staleTime: 10_000,
  });

const workPace = 3000;
const pauseAfterProblem = 30_000;
export const isAtWork = ({ status }: Pick<StudioCreation, 'status'>) =>
  status === 'queued' || status === 'processing';

const isUnderWay = (creation: StudioCreation | null | undefined) => !!creation && isAtWork(creation);

/** The same while it is being made: it changes by itself, so it is looked at again until it is done. */
export const workQuery = (api: StudioApi, userId: string, id: string) =>
  queryOptions({
    ...creationQuery(api, userId, id),
    refetchInterval: ({ state }) => {
      // Without a network there is no hurry, and nobody knows yet what there is to see.
      if (state.status === 'error')
        return state.data === undefined || isUnderWay(state.data) ? pauseAfterProblem : false;
      return isUnderWay(state.data) && workPace;
    },
  });
