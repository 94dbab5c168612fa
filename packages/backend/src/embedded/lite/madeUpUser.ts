import { randomUUID } from 'node:crypto';

/** As the API makes its ids: the time, then chance. */
function timedId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** As the API writes what the database has. */
const written = (now: Date): string => now.toISOString().replace(/\.?0*Z$/, '+00:00');

/** Looks like a new account in every field and is none, so that a stranger learns nothing. */
export function madeUpUser(email: string, data: unknown): object {
  const now = new Date();
  const at = written(now);
  const id = timedId(now);
  const said = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  const known = { ...said, email, email_verified: false, phone_verified: false, sub: id };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: known,
    identities: [
      {
        identity_id: timedId(now),
        id,
        user_id: id,
        identity_data: known,
        provider: 'email',
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
        email,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
    confirmation_sent_at: at,
  };
}
