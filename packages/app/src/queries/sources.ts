import type { StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';

/** Where what something was made from can be read for a while; null for each that is gone. */
export const addressesQuery = (api: StudioApi, userId: string, places: readonly string[]) =>
  queryOptions({
    queryKey: ['addresses', userId, ...places] as const,
    queryFn: ({ signal }) => api.storage.addresses(places, { signal }),
    // As long as nothing else is known: an address lives for an hour.
    staleTime: 10_000,
  });

/** What tells whether these hold the same, wherever they lie. */
export const fingerprintsQuery = (api: StudioApi, userId: string, places: readonly string[]) =>
  queryOptions({
    queryKey: ['fingerprints', userId, ...places] as const,
    queryFn: ({ signal }) => api.storage.fingerprints(places, { signal }),
    // Nothing is written where something lies already.
    staleTime: Infinity,
  });
