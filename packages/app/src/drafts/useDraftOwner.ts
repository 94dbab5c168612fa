import { useAuth } from '../account/AuthProvider.tsx';
import { visitor } from './draftStorage.ts';

/** Whose drafts are read and written here: of whoever is here, or of whom this device takes them for until that is known. */
export function useDraftOwner(): string | undefined {
  const { status, user, lapsed, expected } = useAuth();
  // Whose session lapsed goes on with their own.
  const known = (user ?? lapsed)?.id ?? (status === 'loading' ? expected : null);
  return known === undefined ? undefined : (known ?? visitor);
}
