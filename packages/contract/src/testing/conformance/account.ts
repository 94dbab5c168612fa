import { describe, expect, it } from 'vitest';
import { problemOf, type Bench } from './bench.ts';

export const accountPromises = (bench: Bench) =>
  describe('an account', () => {
    it('changes its password only for who knows the current one', async () => {
      const { email, password } = await bench.newcomer();
      const { account, auth } = bench.api;
      const wrong = account.changePassword({ current: 'not this', next: 'another long password' });
      expect(await problemOf(wrong)).toMatchObject({ kind: 'Invalid', field: 'current' });
      const weak = account.changePassword({ current: password, next: 'abc' });
      expect(await problemOf(weak)).toMatchObject({ kind: 'Invalid', field: 'next' });
      await account.changePassword({ current: password, next: 'another long password' });
      await auth.signOut();
      const session = await auth.signIn({ email, password: 'another long password' });
      expect(session.user.email).toBe(email);
    });

    it('tells where it is signed in, and ends the others', async () => {
      await bench.newcomer();
      const sessions = await bench.api.account.sessions();
      expect(sessions.filter((each) => each.is_current)).toHaveLength(1);
      expect(Date.parse(sessions[0]!.created_at)).not.toBeNaN();
      await bench.api.account.endOtherSessions();
      expect(await bench.api.account.sessions()).toHaveLength(1);
      const unknown = bench.api.account.endSession('0b0e7c1e-1111-4222-8333-444455556666');
      expect(await problemOf(unknown)).toMatchObject({ kind: 'NotFound' });
    });

    it('gives out all its data at an address', async () => {
      await bench.newcomer();
      const { url, expiresAt } = await bench.api.account.exportData();
      expect(url).toMatch(/^https?:\/\//);
      expect(Date.parse(expiresAt)).not.toBeNaN();
    });

    it('is deleted for who proves to be its owner, and is gone then', async () => {
      const { email, password } = await bench.newcomer();
      const { account, auth } = bench.api;
      expect(await problemOf(account.delete({ password: 'not this' }))).toMatchObject({
        kind: 'Invalid',
        field: 'password',
      });
      expect((await auth.session())?.user.email).toBe(email);
      await account.delete({ password });
      expect(await auth.session()).toBeNull();
      expect(await problemOf(auth.signIn({ email, password }))).toMatchObject({ kind: 'Refused' });
    });
  });
