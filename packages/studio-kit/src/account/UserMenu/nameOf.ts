import type { Person } from '@kinora/contract';

/** What a person is called: their name, else their address; null when neither is known. */
export const nameOf = (person: Person | null | undefined): string | null =>
  person?.name?.trim() || person?.email || null;
