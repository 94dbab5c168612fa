import type { ToastMessage } from './toastMessage.ts';

const [short, lasting] = [6_000, 12_000];

/** Whether it only tells, and nobody misses anything who has not read it: nothing went wrong, and it offers nothing. */
export const isPassing = ({ tone, action, link }: ToastMessage): boolean =>
  tone !== 'danger' && !action && !link;

/** How long a toast stays by itself, in milliseconds. */
export const toastTimeout = (message: ToastMessage): number => (isPassing(message) ? short : lasting);
