import { generalWords } from '@kinora/contract';
import {
  createToastQueue,
  type ToastMessage,
  type ToastOptions,
  type ToldToasts,
} from '@kinora/design-system';
import { createContext, useState, type ReactNode } from 'react';
import { useInside } from './useInside.ts';

/**
 * What is told, with what it is about: a success ends the errors of its topic (D40). What can be undone by itself is
 * about nothing else.
 */
export type Message = Omit<ToastMessage, 'topic'> &
  (
    | { topic: string }
    | { topic?: never; tone: 'info' | 'success'; action: NonNullable<ToastMessage['action']> }
  );

export interface Toasts extends ToldToasts {
  add: (message: Message, options?: ToastOptions) => string;
}

/** One at a time, so that what it is said of stays in sight and in reach; the others wait behind it (D40). */
const queue = () => createToastQueue({ maxVisible: 1 });

const ToastsContext = createContext<Toasts | null>(null);

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(queue);
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

/** Where to say something in passing. */
export function useToasts(): Toasts {
  return useInside(
    ToastsContext,
    import.meta.env.PROD
      ? ''
      : 'useToasts was called outside a ToastsProvider, so nobody would see the message. Put a <ToastsProvider> above this component.',
  );
}

/** Whatever there is to say of it: one at a time. */
export const network = 'network';

/** Code that was asked for by a press did not come. It is over when there is a network again, or some did come. */
export function tellOffline(toasts: Toasts): void {
  toasts.add({ tone: 'danger', topic: network, title: generalWords.offline });
  addEventListener('online', () => toasts.end(network), { once: true });
}

/** Code that was asked for by a press is here. */
export const tellReached = (toasts: Toasts): void => toasts.end(network);
