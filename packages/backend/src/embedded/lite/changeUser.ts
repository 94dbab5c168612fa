import { isPasswordTooLong } from '@kinora/contract';
import type pg from 'pg';
import { readUser } from '../services/readUser.ts';
import { authRefusal, noAddressChange, passwordTooLong } from './authAnswers.ts';
import { bodyOf } from './bodyOf.ts';
import { endRecovery, isRecovery } from './recoverySession.ts';
import { endOtherSessions } from './sessionDevice.ts';

export interface ChangeUserOptions {
  readonly api: (request: Request) => Promise<Response>;
  readonly pool: pg.Pool;
  readonly jwtSecret: string;
  /** Signs in with a password, counting it as a guess. */
  readonly signIn: (request: Request, email: string, password: string) => Promise<Response>;
}

const unproven = (code: string): Response =>
  authRefusal(400, code, 'Current password required when setting new password.');

/** Addresses stay. A new password needs the one before it, as hosted asks for with `require_current_password`. */
export function changeUser({ api, pool, jwtSecret, signIn }: ChangeUserOptions) {
  return async (request: Request): Promise<Response> => {
    const { password, current_password: current, email, phone } = await bodyOf(request);
    // The API would confirm a new address from the mailbox of the old one.
    if (email !== undefined || phone !== undefined) return noAddressChange();
    if (password === undefined) return api(request);
    if (typeof password === 'string' && isPasswordTooLong(password)) return passwordTooLong();
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const user = await readUser(pool, jwtSecret, token);
    if (!user?.email || !user.sessionId)
      return authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    if (!(await isRecovery(pool, user.sessionId))) {
      if (typeof current !== 'string' || current === '') return unproven('current_password_required');
      const proof = await signIn(request, user.email, current);
      if (proof.status === 429) return proof;
      if (!proof.ok) return unproven('current_password_invalid');
    }
    const answer = await api(request);
    if (answer.ok) {
      // The session that proved the password is among those that end.
      await endOtherSessions(pool, request);
      await endRecovery(pool, user.sessionId);
    }
    return answer;
  };
}
