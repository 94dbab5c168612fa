import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { accountLetter } from '../../mail/accountLetters.ts';
import type { MailPort } from '../../mail/mail.ts';
import { currentRequest } from './currentRequest.ts';

/** How long somebody waits before the same mail goes out again. */
export const mailPauseSeconds = 60;

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly confirmationAge: number | null;
  readonly recoveryAge: number | null;
}

export async function findAccount(pool: pg.Pool, email: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(
    `select id, email, confirmed_at is not null as "isConfirmed",
            extract(epoch from now() - confirmation_sent_at)::float8 as "confirmationAge",
            extract(epoch from now() - recovery_sent_at)::float8 as "recoveryAge"
       from auth.users where email = $1 and not is_sso_user`,
    [email.toLowerCase()],
  );
  return rows[0] ?? null;
}

/** Seconds still to wait, or 0. */
export function pauseLeft(age: number | null): number {
  return age === null || age >= mailPauseSeconds ? 0 : Math.ceil(mailPauseSeconds - age);
}

/** The API knows no second confirmation mail, so this writes the token as it would and sends our letter. */
export async function sendConfirmationAgain(pool: pg.Pool, mail: MailPort, account: Account): Promise<void> {
  const token = createHash('sha256')
    .update(account.email + randomBytes(20).toString('hex'))
    .digest('hex');
  const { rowCount } = await pool.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
      where id = $1 and confirmed_at is null
        and (confirmation_sent_at is null or confirmation_sent_at <= now() - make_interval(secs => $3))`,
    [account.id, token, mailPauseSeconds],
  );
  // Somebody pressed twice: the first press has sent it.
  if (rowCount === 0) return;
  const asked = currentRequest.getStore();
  if (!asked) throw new Error('A confirmation is sent again only on somebody’s request.');
  const link = new URL('/auth/v1/verify', asked.origin);
  link.searchParams.set('token', token);
  link.searchParams.set('type', 'signup');
  link.searchParams.set('redirect_to', asked.redirectTo ?? `${asked.origin}/`);
  await mail.send(accountLetter('signup', account.email, link.href));
}
