import type { Creation, CreationQuery, Page, StudioApi } from '@kinora/contract';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

export type CreationsView = Pick<CreationQuery, 'type' | 'sort'>;
export type CreationPages = InfiniteData<Page<Creation>, string | null>;

export const creationsKey = (userId: string) => ['creations', userId] as const;

const workPace = 3000;
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
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isAtWork)) ? workPace : false,
  });

/** What the lists say without asking again, so that a change can be shown at once and taken back. */
export function snapshotOf(client: QueryClient, userId: string) {
  const queryKey = creationsKey(userId);
  const before = client.getQueriesData<CreationPages>({ queryKey });
  return {
    change(to: (page: Page<Creation>) => Page<Creation>) {
      client.setQueriesData<CreationPages>(
        { queryKey },
        (pages) => pages && { ...pages, pages: pages.pages.map(to) },
      );
    },
    takeBack() {
      for (const [key, pages] of before) client.setQueryData(key, pages);
    },
  };
}
