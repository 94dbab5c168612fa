import type { StudioPort } from '@kinora/studio-kit';
import { useEffect, useMemo } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { pageWatch } from './pageWatch.ts';
import { watchedPort } from './watchedPort.ts';

/** A page that is left while something is on its way is asked about first, and where it went all the same the next one says so. */
export function useWatchedPort(api: StudioPort): StudioPort {
  const { hasLeft, user } = useAuth();
  const { auth } = api;
  const page = useMemo(() => pageWatch(auth, hasLeft), [auth, hasLeft]);
  useEffect(() => page.hearPerson(user), [page, user]);
  return useMemo(() => watchedPort(api, page), [api, page]);
}
