import type { Page, StudioApi, TrashedCreation } from '@kinora/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';

export type TrashPages = InfiniteData<Page<TrashedCreation>, string | null>;

export const trashKey = (userId: string) => ['trash', userId] as const;

/** What was deleted within 30 days, page after page. */
export const trashQuery = (api: StudioApi, userId: string) =>
  infiniteQueryOptions({
    queryKey: trashKey(userId),
    queryFn: ({ pageParam, signal }) =>
      api.creations.trash({ signal, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Whoever comes here has often just deleted something.
    staleTime: 0,
  });

/** Whether one creation lies there. */
export const inTrashQuery = (api: StudioApi, userId: string, id: string) =>
  queryOptions({
    queryKey: [...trashKey(userId), 'one', id] as const,
    queryFn: async ({ signal }) => (await api.creations.trash({ signal, id })).total > 0,
    staleTime: 0,
  });
