import { authWords, problemIn } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../toasts.tsx';
import { useAuth } from './AuthProvider.tsx';

export function useSignOut() {
  const { signOut } = useAuth();
  const toasts = useToasts();
  return useCallback(async () => {
    try {
      await signOut();
      toasts.add({ tone: 'info', topic: 'account', ...authWords.signedOut });
    } catch (thrown) {
      const { title, description } = authWords.unexpected;
      toasts.add({
        tone: 'danger',
        topic: 'account',
        title,
        description: problemIn(thrown)?.message ?? description,
      });
    }
  }, [signOut, toasts]);
}
