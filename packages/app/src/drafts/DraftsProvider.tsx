import type { DraftStore } from '@kinora/studio-kit';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { visitor, type DraftBook } from './draftBook.ts';

const DraftsContext = createContext<DraftBook | null>(null);

export function DraftsProvider({ book, children }: { book: DraftBook; children: ReactNode }) {
  return <DraftsContext value={book}>{children}</DraftsContext>;
}

/** The drafts of whoever is here; undefined until that is known. */
export function useDrafts(): DraftStore | undefined {
  const book = use(DraftsContext);
  const { status, user, lapsed } = useAuth();
  // Whose session lapsed goes on with their own.
  const owner = (user ?? lapsed)?.id ?? visitor;
  return useMemo(() => (status === 'loading' ? undefined : book?.of(owner)), [book, owner, status]);
}
