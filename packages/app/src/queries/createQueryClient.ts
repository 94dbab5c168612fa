import { QueryClient } from '@tanstack/react-query';

/** The adapter has already asked again where that helps, and says itself when there is no network. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // What failed without a network is asked for again once there is one.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
