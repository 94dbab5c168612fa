import type { Session as AuthSession } from '@supabase/supabase-js';
import type { Session } from '@kinora/contract';

/** The auth service's session as the port describes it (A99). */
export function sessionOf(session: AuthSession): Session {
  const { access_token, refresh_token, expires_in, expires_at, token_type, user } = session;
  const fullName: unknown = user.user_metadata['full_name'];
  return {
    access_token,
    refresh_token,
    expires_in,
    ...(expires_at !== undefined && { expires_at }),
    token_type,
    user: {
      id: user.id,
      ...(user.email && { email: user.email }),
      user_metadata: typeof fullName === 'string' ? { full_name: fullName } : {},
    },
  };
}
