import type { StudioMessage } from '@kinora/studio-kit';
import { useMemo } from 'react';
import { useToasts } from './toasts.tsx';

/** What a studio tells in passing goes where everything else is told. */
export function useStudioMessages() {
  const toasts = useToasts();
  return useMemo(
    () => ({
      onMessage: (message: StudioMessage) => void toasts.add(message),
      onMessagesOver: ({ topic }: { topic: string }) => toasts.end(topic),
    }),
    [toasts],
  );
}
