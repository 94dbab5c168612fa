import { routes, type AuthApi } from '@kinora/contract';
import type { Connection } from './connection.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { authAnswer, authProblem, notRead } from './problems.ts';
import { sessionOf } from './sessionOf.ts';
import { signInWay } from './signInWay.ts';

const addressOf = ({ siteRoot }: Connection['environment'], path: string) =>
  new URL(path.slice(1), siteRoot).href;

export const authApi = ({ client: { auth }, environment, sendingBy }: Connection): AuthApi => ({
  async session() {
    const { session } = await authAnswer(auth.getSession());
    return session && sessionOf(session);
  },

  onChange(listener) {
    const { data } = auth.onAuthStateChange((event, session) =>
      listener(event, session && sessionOf(session)),
    );
    return () => data.subscription.unsubscribe();
  },

  async signIn({ email, password }, { signal } = {}) {
    signal?.throwIfAborted();
    const way = signInWay(fetchWithRetry(environment), signal);
    try {
      const { session } = await sendingBy(way, '/auth/v1/token?grant_type=password', () =>
        authAnswer(auth.signInWithPassword({ email, password })),
      );
      return sessionOf(session!);
    } catch (thrown) {
      // To the client it is a lost network.
      signal?.throwIfAborted();
      throw thrown;
    }
  },

  async signUp({ email, password, fullName }) {
    const { session, user } = await authAnswer(
      auth.signUp({
        email,
        password,
        // The link in the mail comes back to the root of this site (A87).
        options: { data: { full_name: fullName }, emailRedirectTo: environment.siteRoot },
      }),
    );
    // Nobody is told of a mail that was not promised.
    if (!user) throw notRead();
    return { session: session && sessionOf(session) };
  },

  async signOut() {
    // This device alone: somebody who signs out here may be at work elsewhere.
    const { error } = await auth.signOut({ scope: 'local' });
    if (error) throw authProblem(error);
  },

  async requestPasswordReset(email) {
    await authAnswer(
      auth.resetPasswordForEmail(email, { redirectTo: addressOf(environment, routes.resetPassword.path) }),
    );
  },

  async resendConfirmation(email) {
    await authAnswer(
      auth.resend({ type: 'signup', email, options: { emailRedirectTo: environment.siteRoot } }),
    );
  },

  async setPassword(password) {
    await authAnswer(auth.updateUser({ password }));
  },
});
