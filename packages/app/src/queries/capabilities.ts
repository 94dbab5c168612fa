import type { StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';

/** What the engine of this server can do. Where nobody answers, what needs none is shown at once. */
export const capabilitiesQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: ['capabilities'] as const,
    queryFn: ({ signal }) => api.generate.capabilities({ signal }),
    staleTime: 5 * 60_000,
    retry: false,
    networkMode: 'always',
  });
