import type { StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';

export const bookmarksKey = (userId: string) => ['bookmarks', userId] as const;

/** What somebody put aside, newest first. */
export const bookmarksQuery = (api: StudioApi, userId: string) =>
  queryOptions({
    queryKey: bookmarksKey(userId),
    queryFn: ({ signal }) => api.library.bookmarks({ signal }),
    staleTime: 10_000,
  });
