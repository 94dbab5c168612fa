import { signedIn } from './access.ts';
import { answer, refuse } from './answer.ts';
import { parsedBody } from './parsedBody.ts';

/** Whoever finds a screen unlocked does not know the password, and cannot change it. Every other session ends. */
export const changePassword = signedIn(
  { name: 'change-password', mostPerMinute: 5 },
  async (request, { accounts, database }, user) => {
    const { current, next } = await parsedBody(request, 'change-password');
    if (!user.email || !(await accounts.isPassword(user.email, current)))
      refuse({ kind: 'Invalid', message: 'This is not your current password.', field: 'current' });
    const token = request.headers.get('authorization')!.replace(/^Bearer /i, '');
    const objection = await accounts.setPassword(token, current, next);
    if (objection) refuse({ kind: 'Invalid', message: objection, field: 'next' });
    await database.call('end_other_sessions', { p_user: user.id, p_session: user.sessionId });
    return answer({ changed: true });
  },
);
