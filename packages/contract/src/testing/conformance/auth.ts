import { describe, expect, it } from 'vitest';
import type { AuthEvent } from '../../entities/session.ts';
import { problemIn } from '../../errors.ts';
import { problemOf, type Bench } from './bench.ts';

export const authPromises = (bench: Bench) =>
  describe('auth', () => {
    it('starts signed out, and says so (A88)', async () => {
      expect(await bench.api.auth.session()).toBeNull();
      const first = await new Promise((resolve) => {
        const stop = bench.api.auth.onChange((event, session) => {
          resolve([event, session]);
          queueMicrotask(() => stop());
        });
      });
      expect(first).toEqual(['INITIAL_SESSION', null]);
    });

    it('signs in and out, and tells each change (A86, A89, A99)', async () => {
      const { api } = bench;
      const events: AuthEvent[] = [];
      const credentials = await bench.server.account({ included: 3, balance: 0 });
      const stop = api.auth.onChange((event) => events.push(event));
      const session = await api.auth.signIn(credentials);
      expect(session).toMatchObject({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: expect.any(Number),
        token_type: 'bearer',
        user: { id: expect.any(String), email: credentials.email },
      });
      expect((await api.auth.session())?.user.id).toBe(session.user.id);
      await api.auth.signOut();
      expect(await api.auth.session()).toBeNull();
      stop();
      expect(events).toContain('SIGNED_IN');
      expect(events.at(-1)).toBe('SIGNED_OUT');
    });

    it('signs nobody in that gave it up', async () => {
      const credentials = await bench.server.account({ included: 3, balance: 0 });
      const signal = AbortSignal.abort(new Error('Given up.'));
      await expect(bench.api.auth.signIn(credentials, { signal })).rejects.toThrow('Given up.');
      expect(await bench.api.auth.session()).toBeNull();
    });

    it('passes on what the server says of a wrong password (A94)', async () => {
      const { email } = await bench.server.account({ included: 3, balance: 0 });
      const problem = await problemOf(bench.api.auth.signIn({ email, password: 'not-the-password' }));
      expect(problem).toEqual({ kind: 'Refused', message: 'Invalid login credentials' });
    });

    it('mails a confirmation before a new account can sign in (A81)', async () => {
      const { session } = await bench.api.auth.signUp({
        email: bench.newEmail(),
        password: 'a long password',
        fullName: 'Mara Lind',
      });
      expect(session).toBeNull();
    });

    it('mails a link to a new password, and does not tell whether there is such an account (D37)', async () => {
      const { email } = await bench.server.account({ included: 3, balance: 0 });
      expect(await bench.api.auth.requestPasswordReset(email)).toBeUndefined();
      expect(await bench.api.auth.requestPasswordReset(bench.newEmail())).toBeUndefined();
    });

    it('sends the confirmation again, or says that it is too soon', async () => {
      const email = bench.newEmail();
      await bench.api.auth.signUp({ email, password: 'a long password', fullName: 'Mara Lind' });
      const told = await bench.api.auth.resendConfirmation(email).then(
        () => 'mailed',
        (thrown: unknown) => problemIn(thrown)?.kind,
      );
      expect(['mailed', 'RateLimited']).toContain(told);
    });

    it('sets a new password, and refuses one that is too weak', async () => {
      const { email, password } = await bench.newcomer();
      await bench.server.cameByReset?.(email);
      expect(await problemOf(bench.api.auth.setPassword('abc'))).toMatchObject({ kind: 'Refused' });
      await bench.api.auth.setPassword('another long password');
      await bench.api.auth.signOut();
      expect(await problemOf(bench.api.auth.signIn({ email, password }))).toMatchObject({ kind: 'Refused' });
      const session = await bench.api.auth.signIn({ email, password: 'another long password' });
      expect(session.user.email).toBe(email);
    });
  });
