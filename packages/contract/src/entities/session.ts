/** A signed-in person, as the auth service describes them (A99). */
export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly expires_at?: number;
  readonly token_type: string;
  readonly user: User;
}

export interface User {
  readonly id: string;
  readonly email?: string;
  readonly user_metadata: { readonly full_name?: string };
}

export const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const;

/** What can happen to a session (A89). */
export type AuthEvent = (typeof authEvents)[number];
