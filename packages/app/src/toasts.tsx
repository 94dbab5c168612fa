import { generalWords } from '@kinora/contract';
import { createToastQueue } from '@kinora/design-system';
import { createContext, use, useState, type ReactNode } from 'react';

export type Toasts = ReturnType<typeof createToastQueue>;

const ToastsContext = createContext<Toasts | null>(null);

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToastQueue);
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

/** Where to say something in passing. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts)
    throw new Error(
      'useToasts was called outside a ToastsProvider, so nobody would see the message. Put a <ToastsProvider> above this component.',
    );
  return toasts;
}

/** Code that was asked for by a press did not come. */
export const tellOffline = (toasts: Toasts): void =>
  void toasts.add({ tone: 'danger', topic: 'network', title: generalWords.offline });
