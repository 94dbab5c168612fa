import { QueryClient } from '@tanstack/react-query';

/** The adapter has already asked again where that helps, and says itself when there is no network. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
