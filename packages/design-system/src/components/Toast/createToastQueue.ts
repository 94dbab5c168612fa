import { UNSTABLE_ToastQueue as WaitingToasts } from 'react-aria-components';
import type { ToastMessage } from './toastMessage.ts';
import { toastTimeout } from './toastTimeout.ts';

export interface ToastOptions {
  /** Milliseconds until it closes by itself; null leaves that to the reader. By tone and content if left out. */
  timeout?: number | null | undefined;
  /** However it went: pressed away, timed out, or closed by its key. */
  onClosed?: (() => void) | undefined;
}

export interface ToastQueue {
  /** Shows a message and returns the key to close it with. */
  add: (message: ToastMessage, options?: ToastOptions) => string;
  close: (key: string) => void;
  /** Closes all of them. */
  clear: () => void;
  /** What a ToastRegion draws. */
  readonly waiting: WaitingToasts<ToastMessage>;
}

export interface ToastQueueOptions {
  /** How many show at once, the newest first. The others wait, and so does their time. @default 3 */
  maxVisible?: number | undefined;
}

/** Make one for an app and show it in one ToastRegion. It needs no component around, so any code can add to it. */
export function createToastQueue({ maxVisible = 3 }: ToastQueueOptions = {}): ToastQueue {
  const waiting = new WaitingToasts<ToastMessage>({ maxVisibleToasts: maxVisible });
  return {
    waiting,
    add: (message, { timeout = toastTimeout(message), onClosed } = {}) =>
      waiting.add(message, {
        ...(timeout === null ? {} : { timeout }),
        ...(onClosed ? { onClose: onClosed } : {}),
      }),
    close: (key) => waiting.close(key),
    clear: () => waiting.clear(),
  };
}
