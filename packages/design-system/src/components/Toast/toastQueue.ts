import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as RacToastQueue } from 'react-aria-components';

export const toastTones = ['neutral', 'danger', 'warning', 'success', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  /** @default 'neutral' */
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as Undo. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  link?: { label: string; href: string; target?: string | undefined } | undefined;
}

export interface ToastTiming {
  /** Milliseconds until it leaves; null keeps it until it is dismissed. By default as long as it takes to read. */
  timeout?: number | null | undefined;
  onClosed?: (() => void) | undefined;
}

/** What an app calls to tell something in passing. Show it with one ToastRegion. */
export interface ToastQueue {
  /** Returns the key that `close` takes. */
  add: (content: ToastContent, timing?: ToastTiming) => string;
  close: (key: string) => void;
  clear: () => void;
  /** What React Aria shows from; for ToastRegion. */
  readonly shown: RacToastQueue<ToastContent>;
}

/** A failure, and what can be acted on, takes longer to take in. Hover and focus stop the clock. */
export function readingTime({ tone, action, link }: ToastContent): number {
  return tone === 'danger' || tone === 'warning' || action || link ? 10_000 : 6000;
}

export interface ToastQueueOptions {
  /** How many show at once; the rest wait. @default 3 */
  maxVisible?: number | undefined;
}

export function createToastQueue({ maxVisible = 3 }: ToastQueueOptions = {}): ToastQueue {
  const shown = new RacToastQueue<ToastContent>({ maxVisibleToasts: maxVisible });
  return {
    shown,
    add: (content, { timeout, onClosed } = {}) =>
      shown.add(content, {
        ...(timeout === null ? {} : { timeout: timeout ?? readingTime(content) }),
        ...(onClosed ? { onClose: onClosed } : {}),
      }),
    close: (key) => shown.close(key),
    clear: () => shown.clear(),
  };
}
