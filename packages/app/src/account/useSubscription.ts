import { noSubscription } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { log } from '../log.ts';
import { subscriptionQuery } from '../queries/billing.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';

/** Asked after signing in and whenever the session changes (A90); errors are only logged (A91), signed out there is none (A92). */
export function useSubscription() {
  const { status, user } = useAuth();
  const { data, error, ...query } = useQuery({
    ...subscriptionQuery(useStudioApi(), user?.id ?? 'nobody'),
    enabled: status === 'member',
  });
  useEffect(() => {
    if (error) log('The subscription could not be checked', error);
  }, [error]);
  return { ...query, error, subscription: status === 'member' ? (data ?? noSubscription) : noSubscription };
}
