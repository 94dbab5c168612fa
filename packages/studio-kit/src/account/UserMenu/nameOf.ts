import type { User } from '@kinora/contract';

/** What a person is called: their name, else their address; null when neither is known. */
export const nameOf = (user: User | null | undefined): string | null =>
  user?.user_metadata.full_name?.trim() || user?.email || null;
