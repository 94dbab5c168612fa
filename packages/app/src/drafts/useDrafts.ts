import { useMemo } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { visitor } from './draftStorage.ts';
import { useDraftStorage } from './DraftsProvider.tsx';
import { draftStore, type PersonsDrafts } from './draftStore.ts';

/** The drafts of whoever is here; undefined until that is known. Apart from the provider, since forms and what they take are no part of the first screen. */
export function useDrafts(): PersonsDrafts | undefined {
  const storage = useDraftStorage();
  const { status, user, lapsed } = useAuth();
  // Whose session lapsed goes on with their own.
  const owner = (user ?? lapsed)?.id ?? visitor;
  return useMemo(
    () => (status === 'loading' || !storage ? undefined : draftStore(storage, owner)),
    [storage, owner, status],
  );
}
