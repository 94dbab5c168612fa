import type { StudioPort } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withOwnCalls } from '../api/withOwnCalls.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { capabilitiesQuery } from './capabilities.ts';

/** For the studio of a page that asks what the engine can do: it gets that answer, and does not ask again. */
export function useStudioPort(): StudioPort {
  const api = useStudioApi();
  const client = useQueryClient();
  return useMemo(
    () => ({
      ...api,
      generate: withOwnCalls(api.generate, {
        capabilities: () => client.fetchQuery(capabilitiesQuery(api)),
      }),
    }),
    [api, client],
  );
}
