import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { tellOffline, tellReached, useToasts } from '../toasts.tsx';
import type { PacksProps } from './Packs.tsx';

const fetchPacks = async () => ({ Packs: (await import('./Packs.tsx')).default });

const CreditsPromptContext = createContext<(() => void) | null>(null);

/** Holds the dialog with the packs of credits (D34), which any screen may ask for; its code comes with the first time. */
export function CreditsPrompt({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [fetched, setFetched] = useState<{ Packs: ComponentType<PacksProps> } | null>(null);
  const { status } = useAuth();
  const askToSignIn = useSignInPrompt('credits');
  const toasts = useToasts();
  const ask = useCallback(() => {
    if (status !== 'member') return askToSignIn();
    setIsOpen(true);
    fetchPacks().then(
      (packs) => {
        setFetched(packs);
        tellReached(toasts);
      },
      () => {
        setIsOpen(false);
        tellOffline(toasts);
      },
    );
  }, [askToSignIn, status, toasts]);
  return (
    <CreditsPromptContext value={ask}>
      {children}
      {fetched && status === 'member' && <fetched.Packs isOpen={isOpen} onOpenChange={setIsOpen} />}
    </CreditsPromptContext>
  );
}

/** Offers credits, over the page that one is on; a visitor is asked to sign in first. */
export function useCreditsPrompt(): () => void {
  const ask = use(CreditsPromptContext);
  if (!ask)
    throw new Error(
      import.meta.env.PROD
        ? ''
        : 'useCreditsPrompt was called outside a CreditsPrompt, so no dialog could open. Put a <CreditsPrompt> above this component.',
    );
  return ask;
}
