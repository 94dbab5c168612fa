import type { User } from './session.ts';

/** Somebody as they are shown. */
export interface Person {
  /** null where it is not known. */
  readonly name: string | null;
  readonly email?: string | null | undefined;
}

/** A signed-in person, without what the auth service calls things. */
export const personOf = ({ email, user_metadata }: User): Person => ({
  name: user_metadata.full_name ?? null,
  email,
});
