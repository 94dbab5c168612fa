import { useMemo } from 'react';
import { useDraftStorage } from './DraftsProvider.tsx';
import { draftStore, type PersonsDrafts } from './draftStore.ts';
import { useDraftOwner } from './useDraftOwner.ts';

/** The drafts of whoever is here. Apart from the provider, since forms and what they take are no part of the first screen. */
export function useDrafts(): PersonsDrafts | undefined {
  const storage = useDraftStorage();
  const owner = useDraftOwner();
  return useMemo(
    () => (owner !== undefined && storage ? draftStore(storage, owner) : undefined),
    [storage, owner],
  );
}
