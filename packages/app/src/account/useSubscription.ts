import { noSubscription } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { log } from '../log.ts';
import { subscriptionQuery } from '../queries/billing.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useAuth, useUserId } from './AuthProvider.tsx';

/** Asked after signing in and whenever the session changes (A90); errors are only logged (A91), signed out there is none (A92). */
export function useSubscription() {
  const { status } = useAuth();
  const userId = useUserId();
  const { data, error, ...query } = useQuery({
    ...subscriptionQuery(useStudioApi(), userId),
    enabled: status === 'member',
  });
  useEffect(() => {
    if (error) log('The subscription could not be checked', error);
  }, [error]);
  return { ...query, error, subscription: status === 'member' ? (data ?? noSubscription) : noSubscription };
}
