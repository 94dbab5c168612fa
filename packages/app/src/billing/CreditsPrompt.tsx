import { createContext, useCallback, useState, type ReactNode } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { lateDialog } from '../late/lateDialog.ts';
import { useInside } from '../useInside.ts';

const Packs = lateDialog(() => import('./Packs.tsx'));

const CreditsPromptContext = createContext<(() => void) | null>(null);

/** Holds the dialog with the packs of credits (D34), which any screen may ask for; its code comes with the first time. */
export function CreditsPrompt({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status } = useAuth();
  const askToSignIn = useSignInPrompt('credits');
  const ask = useCallback(
    () => (status === 'member' ? setIsOpen(true) : askToSignIn()),
    [askToSignIn, status],
  );
  return (
    <CreditsPromptContext value={ask}>
      {children}
      {status === 'member' && <Packs isOpen={isOpen} onOpenChange={setIsOpen} />}
    </CreditsPromptContext>
  );
}

/** Offers credits, over the page that one is on; a visitor is asked to sign in first. */
export function useCreditsPrompt(): () => void {
  return useInside(
    CreditsPromptContext,
    import.meta.env.PROD
      ? ''
      : 'useCreditsPrompt was called outside a CreditsPrompt, so no dialog could open. Put a <CreditsPrompt> above this component.',
  );
}
