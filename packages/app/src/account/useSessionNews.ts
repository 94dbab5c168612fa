import { authWords } from '@kinora/contract';
import { useEffect } from 'react';
import { useToasts } from '../toasts.tsx';
import { useAuth } from './AuthProvider.tsx';

/** Says when a session ended that nobody ended here: by itself, or in another window. */
export function useSessionNews(onLapsed: () => void): void {
  const { lapsed, hasLeftElsewhere } = useAuth();
  const toasts = useToasts();
  useEffect(() => {
    if (!lapsed) return;
    toasts.add({ tone: 'info', topic: 'account', ...authWords.lapsed });
    onLapsed();
    // Once for each time, wherever they go meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lapsed]);
  useEffect(() => {
    if (hasLeftElsewhere) toasts.add({ tone: 'info', topic: 'account', ...authWords.signedOutElsewhere });
  }, [hasLeftElsewhere, toasts]);
}
