import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';

const AccountDialog = lazy(() => import('./AccountDialog.tsx'));

const SignInPromptContext = createContext<(() => void) | null>(null);

/** Holds the sign-in dialog, which any screen may ask for; its code comes with the first time. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const ask = useCallback(() => {
    setWasAsked(true);
    setIsOpen(true);
  }, []);
  return (
    <SignInPromptContext value={ask}>
      {children}
      {wasAsked && (
        <Suspense fallback={null}>
          <AccountDialog isOpen={isOpen} onOpenChange={setIsOpen} />
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
