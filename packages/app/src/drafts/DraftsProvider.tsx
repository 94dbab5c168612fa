import type { DraftStore } from '@kinora/studio-kit';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { visitor, type DraftStorage } from './draftStorage.ts';

const DraftsContext = createContext<DraftStorage | null>(null);

export function DraftsProvider({ storage, children }: { storage: DraftStorage; children: ReactNode }) {
  return <DraftsContext value={storage}>{children}</DraftsContext>;
}

/** The drafts of whoever is here; undefined until that is known. */
export function useDrafts(): DraftStore | undefined {
  const storage = use(DraftsContext);
  const { status, user, lapsed } = useAuth();
  // Whose session lapsed goes on with their own.
  const owner = (user ?? lapsed)?.id ?? visitor;
  return useMemo(() => (status === 'loading' ? undefined : storage?.of(owner)), [storage, owner, status]);
}
