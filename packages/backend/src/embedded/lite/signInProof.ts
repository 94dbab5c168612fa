import bcrypt from 'bcryptjs';
import type pg from 'pg';
import { invalidCredentials } from './authAnswers.ts';
import { bodyOf } from './bodyOf.ts';

/** The cost with which the API hashes passwords. */
const cost = 10;
/** Takes as long to compare with as anybody's, and is no password's. */
const nobodys = `$2b$${cost}$${'.'.repeat(53)}`;

interface Kept {
  readonly hash: string | null;
  readonly isConfirmed: boolean;
}

async function keptOf(pool: pg.Pool, email: unknown): Promise<Kept | null> {
  if (typeof email !== 'string' || email.includes('\0')) return null;
  const { rows } = await pool.query<Kept>(
    `select encrypted_password as hash, confirmed_at is not null as "isConfirmed"
       from auth.users where email = $1 and not is_sso_user`,
    [email.toLowerCase()],
  );
  return rows[0] ?? null;
}

/**
 * The API tells everybody which address waits for its confirmation, and compares no password where there is no account.
 * Here only the right password hears of the confirmation, and each answer costs one comparison.
 */
export const provedSignIn =
  (api: (request: Request) => Promise<Response>, pool: pg.Pool) =>
  async (request: Request): Promise<Response> => {
    const { email, password } = await bodyOf(request);
    const answer = await api(request);
    if (answer.ok || typeof password !== 'string' || password === '') return answer;
    const { error_code: code } = await bodyOf(answer);
    const isUnconfirmed = code === 'email_not_confirmed';
    if (!isUnconfirmed && code !== 'invalid_credentials') return answer;
    const kept = await keptOf(pool, email);
    if (!isUnconfirmed && kept?.isConfirmed && kept.hash !== null) return answer;
    const isRight = await bcrypt.compare(password, kept?.hash ?? nobodys);
    return isUnconfirmed && isRight ? answer : invalidCredentials();
  };

/** As much work as a new account's password makes. */
export const hashInVain = async (password: unknown): Promise<void> => {
  if (typeof password === 'string') await bcrypt.hash(password, cost);
};
