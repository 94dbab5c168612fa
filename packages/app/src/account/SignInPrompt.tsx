import type { SignInReason } from '@kinora/contract';
import { createContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { fetchAdapter } from '../api/fetchAdapter.ts';
import { closeWaitingTabs } from '../billing/waitingTab.ts';
import { lateDialog } from '../late/lateDialog.ts';
import { fetchAhead } from '../late/patientImport.ts';
import { useInside } from '../useInside.ts';
import { useAuth } from './AuthProvider.tsx';

const quietAfter = 1500;
const fetchDialog = () => import('./AccountDialog.tsx');
const AccountDialog = lateDialog(fetchDialog);

interface Prompt {
  readonly ask: (reason?: SignInReason) => Promise<void>;
  readonly timesAsked: () => number;
}

interface Asked {
  readonly isOpen: boolean;
  readonly times: number;
  readonly reason?: SignInReason | undefined;
}

const SignInPromptContext = createContext<Prompt | null>(null);

/** Holds the sign-in dialog, which any screen may ask for; its code comes with the first time. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [{ isOpen, times, reason }, setAsked] = useState<Asked>({ isOpen: false, times: 0 });
  const waiting = useRef<(() => void)[]>([]);
  const answered = useRef(0);
  const close = useCallback(() => {
    answered.current += 1;
    setAsked((before) => ({ ...before, isOpen: false }));
    for (const goOn of waiting.current.splice(0)) goOn();
  }, []);
  const ask = useCallback((reason?: SignInReason) => {
    // Whose session ended on the way to pay would be asked behind an empty tab.
    closeWaitingTabs();
    setAsked((before) => (before.isOpen ? before : { isOpen: true, times: before.times + 1, reason }));
    return new Promise<void>((resolve) => void waiting.current.push(resolve));
  }, []);

  const { status } = useAuth();
  // Fetched in a quiet moment, so that it is there when it is asked for, also where the network is not.
  useEffect(() => {
    if (status !== 'visitor') return;
    const quiet = setTimeout(() => {
      void fetchAhead(fetchDialog, fetchAdapter).catch(() => {});
    }, quietAfter);
    return () => clearTimeout(quiet);
  }, [status]);
  const prompt = useMemo(() => ({ ask, timesAsked: () => answered.current }), [ask]);
  return (
    <SignInPromptContext value={prompt}>
      {children}
      {/* It opens when it is asked for, and closes by itself. Each time begins anew: what was said of the last try went
      with it. */}
      <AccountDialog key={times} {...{ isOpen, reason }} onOpenChange={close} />
    </SignInPromptContext>
  );
}

function usePrompt(): Prompt {
  return useInside(
    SignInPromptContext,
    import.meta.env.PROD
      ? ''
      : 'useSignInPrompt was called outside a SignInPrompt, so no dialog could open. Put a <SignInPrompt> above this component.',
  );
}

/** Asks the person to sign in, over the page they are on, and says for what where they wanted something else. */
export function useSignInPrompt(reason?: SignInReason): () => void {
  const { ask } = usePrompt();
  return useCallback(() => void ask(reason), [ask, reason]);
}

/** The same, for no reason of theirs; answers when the dialog is closed again, whatever came of it. */
export function useSigningIn(): () => Promise<void> {
  const { ask } = usePrompt();
  return useCallback(async () => {
    // Asked once its code is here: who pressed nothing for it does not decline by what they do meanwhile.
    await fetchDialog().catch(() => {});
    return ask();
  }, [ask]);
}

/** How often that dialog was closed. */
export const useTimesAsked = (): Prompt['timesAsked'] => usePrompt().timesAsked;
