import { useCallback, useEffect, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';

/**
 * A press that came before it was known who is here. Where their session is over by then, its form has gone with it, for
 * whoever sees it may be another: they are asked to sign in all the same, and what they filled in is back when they did.
 */
export function usePressHeld(askToSignIn: () => void): () => void {
  const { status } = useAuth();
  const isHeld = useRef(false);
  useEffect(() => {
    if (status === 'loading') return;
    if (isHeld.current && status === 'visitor') askToSignIn();
    isHeld.current = false;
  }, [askToSignIn, status]);
  return useCallback(() => {
    isHeld.current = true;
  }, []);
}
