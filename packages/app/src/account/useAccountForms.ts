import { authWords, problemIn } from '@kinora/contract';
import type { SignInCardProps } from '@kinora/studio-kit';
import { useState } from 'react';
import { useConfig } from '../ConfigProvider.tsx';
import { legalLinks } from '../legalLinks.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { useAuth } from './AuthProvider.tsx';

export type AccountForms = Omit<SignInCardProps, 'place'>;

const { accountCreated } = authWords;
/** What is said of a new account stands where one looks, with the way on (A81, D40). */
const labels: AccountForms['labels'] = {
  checkEmail: accountCreated.title,
  linkWent: (email) => `${accountCreated.description} ${accountCreated.went(email)}`,
};

/** Signing in and up, as the dialog and the gate both do it, with what is said about it. */
export function useAccountForms(onSignedIn?: () => void): AccountForms {
  const { signIn, signUp } = useAuth();
  const { auth } = useStudioApi();
  const { inboxUrl } = useConfig();
  const toasts = useToasts();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [confirmation, setConfirmation] = useState<{ email: string; isResent: boolean } | null>(null);
  const [isResetMailed, setIsResetMailed] = useState(false);

  const attempt = async (failed: { readonly title: string }, work: () => Promise<void>) => {
    setIsPending(true);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      const said = problemIn(thrown);
      // What the server says of itself is passed on; a fault of ours has only this to say (A85).
      const isSaid = said !== null && said.kind !== 'Unexpected';
      toasts.add({
        tone: 'danger',
        ...(isSaid ? { title: failed.title, description: said.message } : authWords.unexpected),
      });
      setProblem(isSaid ? said.message : authWords.unexpected.description);
    } finally {
      setIsPending(false);
    }
  };

  const welcome = () => {
    toasts.add({ tone: 'success', ...authWords.welcomeBack });
    onSignedIn?.();
  };

  return {
    ...legalLinks,
    labels,
    isPending,
    problem,
    confirmation: confirmation && { ...confirmation, inboxHref: inboxUrl },
    isResetMailed,
    onSignInRequested: (credentials) =>
      void attempt(authWords.signInFailed, async () => {
        await signIn(credentials);
        welcome();
      }),
    onSignUpRequested: (account) =>
      void attempt(authWords.signUpFailed, async () => {
        const { session } = await signUp(account);
        if (session) return welcome();
        setConfirmation({ email: account.email, isResent: false });
      }),
    onPasswordResetRequested: ({ email }) =>
      void attempt(authWords.unexpected, async () => {
        await auth.requestPasswordReset(email);
        setIsResetMailed(true);
      }),
    onConfirmationResendRequested: ({ email }) =>
      void attempt(authWords.unexpected, async () => {
        await auth.resendConfirmation(email);
        setConfirmation({ email, isResent: true });
      }),
  };
}
