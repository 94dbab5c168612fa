import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth, useUserId } from '../account/AuthProvider.tsx';
import { recentJobsQuery, type RecentJobs } from '../queries/recentJobs.ts';
import { useFailure } from '../queries/useFailure.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';

const nothing: RecentJobs = [];

/** Everything that this person has under way, `known` once that is told; and why it can't be. */
export function useRecentJobs() {
  const api = useStudioApi();
  const client = useQueryClient();
  const { status } = useAuth();
  const userId = useUserId();
  const asked = useQuery({
    ...recentJobsQuery(api, client, userId),
    enabled: status === 'member',
  });
  return { known: asked.data, jobs: asked.data ?? nothing, failure: useFailure(asked) };
}
