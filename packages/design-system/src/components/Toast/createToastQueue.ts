import { UNSTABLE_ToastQueue as WaitingToasts } from 'react-aria-components';
import { isSameMessage } from './isSameMessage.ts';
import type { ToastMessage } from './toastMessage.ts';
import { isPassing, toastTimeout } from './toastTimeout.ts';

export interface ToastOptions {
  /** Milliseconds until it closes by itself; null leaves that to the reader. By tone and content if left out. */
  timeout?: number | null | undefined;
  /** However it went: pressed away, timed out, or closed by its key. */
  onClosed?: (() => void) | undefined;
}

/** What is told now, as it is drawn. */
export interface ToldToasts {
  close: (key: string) => void;
  /** Closes what was said of a topic: it no longer holds, or is said where one looks. */
  end: (topic: string) => void;
  /** Closes all of them. */
  clear: () => void;
  /** How often a message was asked for. */
  countOf: (key: string) => number;
  /** Tells when a count has changed. */
  subscribe: (changed: () => void) => () => void;
  /** What a ToastRegion draws. */
  readonly waiting: WaitingToasts<ToastMessage>;
}

export interface ToastQueue extends ToldToasts {
  /**
   * Shows a message and returns the key to close it with. One that says and offers the same as one that is there
   * already is counted on that one, which begins its time anew. One of a topic takes the place of what was said of it.
   */
  add: (message: ToastMessage, options?: ToastOptions) => string;
}

export interface ToastQueueOptions {
  /**
   * How many show at once, the newest first. The others wait, and so does their time; where there is room for one, what
   * told of something that went well makes place for good, as it would come back as old news. @default 3
   */
  maxVisible?: number | undefined;
}

interface Standing {
  message: ToastMessage;
  isPassing: boolean;
  count: number;
  closed: (() => void)[];
}

/** Make one for an app and show it in one ToastRegion. It needs no component around, so any code can add to it. */
export function createToastQueue({ maxVisible = 3 }: ToastQueueOptions = {}): ToastQueue {
  const waiting = new WaitingToasts<ToastMessage>({ maxVisibleToasts: maxVisible });
  const standing = new Map<string, Standing>();
  const listeners = new Set<() => void>();
  const gone = (key: string) => {
    const there = standing.get(key);
    standing.delete(key);
    for (const tell of there?.closed ?? []) tell();
  };
  const end = (topic: string) => {
    for (const [key, { message }] of Array.from(standing)) if (message.topic === topic) waiting.close(key);
  };
  return {
    waiting,
    add: (message, { timeout = toastTimeout(message), onClosed } = {}) => {
      const closed = [onClosed ?? []].flat();
      const same = [...standing].find(([, there]) => isSameMessage(there.message, message));
      if (same) {
        const [key, there] = same;
        there.count += 1;
        there.closed.push(...closed);
        for (const changed of listeners) changed();
        return key;
      }
      if (message.topic !== undefined) end(message.topic);
      if (maxVisible === 1)
        for (const [key, there] of Array.from(standing)) if (there.isPassing) waiting.close(key);
      const key = waiting.add(message, {
        timeout: timeout ?? undefined,
        onClose: () => gone(key),
      });
      standing.set(key, {
        message,
        isPassing: timeout !== null && isPassing(message),
        count: 1,
        closed,
      });
      return key;
    },
    close: (key) => waiting.close(key),
    end,
    clear: () => {
      // Those that are there now: what hears of it may add the next.
      const keys = Array.from(standing.keys());
      waiting.clear();
      for (const key of keys) gone(key);
    },
    countOf: (key) => standing.get(key)?.count ?? 1,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
