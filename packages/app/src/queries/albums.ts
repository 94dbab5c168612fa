import type { StudioApi } from '@kinora/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { creationsKey } from './creations.ts';

export const albumsKey = (userId: string) => ['albums', userId] as const;

/** Somebody's albums, the latest change first. */
export const albumsQuery = (api: StudioApi, userId: string) =>
  queryOptions({
    queryKey: albumsKey(userId),
    queryFn: ({ signal }) => api.library.albums({ signal }),
    staleTime: 10_000,
  });

/** How many of these creations each album has. Asked anew whenever it is told. */
export const albumsHoldingQuery = (api: StudioApi, userId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...albumsKey(userId), 'holding', ids] as const,
    queryFn: ({ signal }) => api.library.albumsHolding(ids, { signal }),
    gcTime: 0,
  });

/** Lies among the creations: what happens to one there happens to it here. */
export const albumCreationsKey = (userId: string, albumId: string) =>
  [...creationsKey(userId), 'album', albumId] as const;

/** What is in an album, page after page. */
export const albumCreationsQuery = (api: StudioApi, userId: string, albumId: string) =>
  infiniteQueryOptions({
    queryKey: albumCreationsKey(userId, albumId),
    queryFn: ({ pageParam, signal }) =>
      api.library.albumCreations(albumId, { signal, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 10_000,
  });

/** An album as whoever has its link sees it. */
export const sharedAlbumQuery = (api: StudioApi, token: string) =>
  queryOptions({
    queryKey: ['shared-album', token] as const,
    queryFn: ({ signal }) => api.library.sharedAlbum(token, { signal }),
    staleTime: 60_000,
  });
