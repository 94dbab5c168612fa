import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';

const AccountDialog = lazy(() => import('./AccountDialog.tsx'));

const SignInPromptContext = createContext<(() => void) | null>(null);

/** Holds the sign-in dialog, which any screen may ask for; its code comes with the first time. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [{ isOpen, times }, setAsked] = useState({ isOpen: false, times: 0 });
  const ask = useCallback(
    () => setAsked((before) => (before.isOpen ? before : { isOpen: true, times: before.times + 1 })),
    [],
  );
  const onOpenChange = useCallback(
    (isNowOpen: boolean) => setAsked((before) => ({ ...before, isOpen: isNowOpen })),
    [],
  );
  return (
    <SignInPromptContext value={ask}>
      {children}
      {times > 0 && (
        <Suspense fallback={null}>
          {/* Each time begins anew: what was said of the last try went with it. */}
          <AccountDialog key={times} isOpen={isOpen} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </SignInPromptContext>
  );
}

/** Asks the person to sign in, over the page they are on. */
export function useSignInPrompt(): () => void {
  const ask = use(SignInPromptContext);
  if (!ask)
    throw new Error(
      'useSignInPrompt was called outside a SignInPrompt, so no dialog could open. Put a <SignInPrompt> above this component.',
    );
  return ask;
}
