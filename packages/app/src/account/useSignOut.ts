import { authWords, problemIn } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../toasts.tsx';
import { useAuth } from './AuthProvider.tsx';

/** Signs out, where something would be lost by it after a question. */
export function useSignOut() {
  const { leaving, signOut } = useAuth();
  const toasts = useToasts();
  return useCallback(() => {
    const tell = (tone: 'info' | 'danger', said: { title: string; description?: string }) =>
      void toasts.add({ tone, topic: 'account', ...said });
    const goOn = () =>
      void signOut().then(
        () => tell('info', authWords.signedOut),
        (thrown: unknown) => {
          const { title, description } = authWords.unexpected;
          tell('danger', { title, description: problemIn(thrown)?.message ?? description });
        },
      );
    if (!leaving.question?.(goOn)) goOn();
  }, [leaving, signOut, toasts]);
}
