import type { StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';

export const charactersKey = (userId: string) => ['characters', userId] as const;

/** Somebody's characters, newest first. */
export const charactersQuery = (api: StudioApi, userId: string) =>
  queryOptions({
    queryKey: charactersKey(userId),
    queryFn: ({ signal }) => api.library.characters({ signal }),
    staleTime: 10_000,
  });
