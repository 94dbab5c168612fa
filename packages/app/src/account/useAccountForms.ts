import { authWords, problemIn, routes, type Saying } from '@kinora/contract';
import type { SignInCardProps } from '@kinora/studio-kit';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../ConfigProvider.tsx';
import { hrefOf } from '../router/place.ts';
import { useLocation } from '../router/RouterProvider.tsx';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { useAuth } from './AuthProvider.tsx';
import { keepPlace } from './placeBeforeMail.ts';

export type AccountForms = Omit<SignInCardProps, 'place'>;

const { accountCreated } = authWords;
const whereItWent = (email: string) => `${accountCreated.description} ${accountCreated.went(email)}`;
/** What is said of a new account stands where one looks, with the way on (A81, D40). */
const labels: AccountForms['labels'] = {
  checkEmail: accountCreated.title,
  linkWent: whereItWent,
};

export interface AccountFormsPlace {
  /** Where they can be closed: whoever does gives up the sign-in that is on its way. @default true */
  isOpen?: boolean | undefined;
  onSignedIn?: (() => void) | undefined;
}

/** Signing in and up, as the dialog and the gate both do it, with what is said about it. */
export function useAccountForms({ isOpen = true, onSignedIn }: AccountFormsPlace = {}): AccountForms {
  const { signIn, signUp } = useAuth();
  const { auth } = useStudioApi();
  const { inboxUrl } = useConfig();
  const toasts = useToasts();
  const here = hrefOf(useLocation());
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Saying | null>(null);
  const [confirmation, setConfirmation] = useState<{ email: string; isNew?: true; isResent?: true } | null>(
    null,
  );
  const [isResetMailed, setIsResetMailed] = useState(false);

  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    if (!isOpen) current.abort();
    else if (current.signal.aborted) leaving.current = new AbortController();
  }, [isOpen]);

  const attempt = async (failed: { readonly title: string }, email: string, work: () => Promise<void>) => {
    setIsPending(true);
    setProblem(null);
    // What went before is not on its way now, if this does not go.
    setIsResetMailed(false);
    toasts.end('account');
    try {
      await work();
    } catch (thrown) {
      if (leaving.current.signal.aborted) return;
      const said = problemIn(thrown);
      // What the server says of itself is passed on; a fault of ours has only this to say (A85).
      const isSaid = said !== null && said.kind !== 'Unexpected';
      setProblem(isSaid ? { title: failed.title, description: said.message } : authWords.unexpected);
      // The mail may be lost: another is offered where one reads why.
      if (said?.kind === 'NotConfirmed') setConfirmation({ email });
    } finally {
      setIsPending(false);
    }
  };

  const welcome = () => {
    toasts.add({ tone: 'success', topic: 'account', ...authWords.welcomeBack });
    onSignedIn?.();
  };

  return {
    termsHref: routes.terms.path,
    privacyHref: routes.privacy.path,
    labels: confirmation?.isNew ? labels : undefined,
    isPending,
    problem,
    confirmation: confirmation && { ...confirmation, inboxHref: inboxUrl },
    isResetMailed,
    onSignInRequested: (credentials) =>
      void attempt(authWords.signInFailed, credentials.email, async () => {
        await signIn(credentials, leaving.current);
        // Also where it was closed too late: whoever is in is told so.
        welcome();
      }),
    onSignUpRequested: (account) =>
      void attempt(authWords.signUpFailed, account.email, async () => {
        const { session } = await signUp(account);
        if (session) return welcome();
        keepPlace(here);
        // An account cannot be given up by closing a dialog; there, nobody would read of it.
        if (leaving.current.signal.aborted) {
          const description = whereItWent(account.email);
          toasts.add({ tone: 'success', topic: 'account', title: accountCreated.title, description });
          return;
        }
        setConfirmation({ email: account.email, isNew: true });
      }),
    onPasswordResetRequested: ({ email }) =>
      void attempt(authWords.unexpected, email, async () => {
        await auth.requestPasswordReset(email);
        setIsResetMailed(true);
      }),
    onConfirmationResendRequested: ({ email }) =>
      void attempt(authWords.unexpected, email, async () => {
        setConfirmation({ email });
        await auth.resendConfirmation(email);
        keepPlace(here);
        setConfirmation({ email, isResent: true });
      }),
  };
}
