import { useMemo } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { visitor } from './draftStorage.ts';
import { useDraftStorage } from './DraftsProvider.tsx';
import { draftStore, type PersonsDrafts } from './draftStore.ts';

/** The drafts of whoever is here, or of whom this device takes them for until that is known. Apart from the provider, since forms and what they take are no part of the first screen. */
export function useDrafts(): PersonsDrafts | undefined {
  const storage = useDraftStorage();
  const { status, user, lapsed, expected } = useAuth();
  // Whose session lapsed goes on with their own.
  const known = (user ?? lapsed)?.id ?? (status === 'loading' ? expected : null);
  const owner = known ?? visitor;
  const isKnown = known !== undefined;
  return useMemo(
    () => (isKnown && storage ? draftStore(storage, owner) : undefined),
    [storage, owner, isKnown],
  );
}
