import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../account/AuthProvider.tsx';
import { activityQuery, type Activity } from '../queries/activity.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';

const nothing: Activity = [];

/** Everything that this person has under way. */
export function useActivity(): Activity {
  const api = useStudioApi();
  const client = useQueryClient();
  const { status, user } = useAuth();
  const { data = nothing } = useQuery({
    ...activityQuery(api, client, user?.id ?? 'nobody'),
    enabled: status === 'member',
  });
  return data;
}
