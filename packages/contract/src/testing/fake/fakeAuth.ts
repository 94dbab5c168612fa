import { isPasswordTooLong, isPasswordTooShort, passwordMinimum } from '../../entities/password.ts';
import { signInWords } from '../../words/signIn.ts';
import { StudioError } from '../../errors.ts';
import type { AuthApi } from '../../studioApi.ts';
import type { FakeWorld } from './fakeWorld.ts';

export const fakeAuth = (world: FakeWorld): AuthApi => ({
  session: async () => world.current?.session ?? null,
  onChange(listener) {
    world.authListeners.add(listener);
    queueMicrotask(() => {
      if (world.authListeners.has(listener)) listener('INITIAL_SESSION', world.current?.session ?? null);
    });
    return () => world.authListeners.delete(listener);
  },
  async signIn({ email, password }, options) {
    world.enter('auth.signIn', options?.signal);
    const account = world.accounts.get(email);
    if (!account || account.password !== password)
      throw new StudioError({ kind: 'Refused', message: 'Invalid login credentials' });
    world.current = account;
    world.tellAuth('SIGNED_IN');
    return account.session;
  },
  async signUp({ email, password, fullName }) {
    world.enter('auth.signUp');
    if (!world.accounts.has(email)) world.addAccount({ email, password, fullName });
    return { session: null };
  },
  async signOut() {
    world.enter('auth.signOut');
    world.current = null;
    world.tellAuth('SIGNED_OUT');
  },
  async requestPasswordReset(email) {
    world.enter('auth.requestPasswordReset');
    if (world.accounts.has(email)) world.mails.push({ to: email, about: 'reset' });
  },
  async resendConfirmation(email) {
    world.enter('auth.resendConfirmation');
    world.mails.push({ to: email, about: 'confirmation' });
  },
  async setPassword(password) {
    world.enter('auth.setPassword');
    const account = world.signedIn();
    if (isPasswordTooLong(password))
      throw new StudioError({ kind: 'Refused', message: signInWords.passwordTooLong });
    if (isPasswordTooShort(password))
      throw new StudioError({
        kind: 'Refused',
        message: `Password should be at least ${passwordMinimum} characters.`,
      });
    account.password = password;
    account.devices = account.devices.filter((each) => each.is_current);
    world.tellAuth('USER_UPDATED');
  },
});
