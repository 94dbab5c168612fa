import { authWords } from '@kinora/contract';
import { useEffect } from 'react';
import { useToasts } from '../toasts.tsx';
import { useAuth } from './AuthProvider.tsx';

// Who comes back to the page after a while has to find it said: it stays until they are back, or press it away.
const topic = 'session';
const lasting = { timeout: null };

/** Says when a session ended that nobody ended here: by itself, or in another window. */
export function useSessionNews(onLapsed: () => void): void {
  const { lapsed, hasLeftElsewhere } = useAuth();
  const toasts = useToasts();
  useEffect(() => {
    if (!lapsed) return undefined;
    toasts.add({ tone: 'info', topic, ...authWords.lapsed }, lasting);
    onLapsed();
    return () => toasts.end(topic);
    // Once for each time, wherever they go meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lapsed]);
  useEffect(() => {
    if (!hasLeftElsewhere) return undefined;
    toasts.add({ tone: 'info', topic, ...authWords.signedOutElsewhere }, lasting);
    return () => toasts.end(topic);
  }, [hasLeftElsewhere, toasts]);
}
