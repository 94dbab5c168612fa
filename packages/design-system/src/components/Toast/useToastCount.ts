import { useEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { ToastProps as RacToastProps } from 'react-aria-components';
import type { ToldToasts } from './createToastQueue.ts';
import type { ToastMessage } from './toastMessage.ts';

/** How often a toast was asked for. Each time it begins its time anew, unless someone rests on the toasts. */
export function useToastCount(
  queue: ToldToasts,
  { key, timer, timeout }: RacToastProps<ToastMessage>['toast'],
  ref: RefObject<HTMLElement | null>,
): number {
  const count = useSyncExternalStore(queue.subscribe, () => queue.countOf(key));
  useEffect(() => {
    if (count === 1 || !timer || !timeout) return;
    timer.pause();
    timer.reset(timeout);
    const region = ref.current?.closest('[data-component="ToastRegion"]');
    if (region?.matches('[data-hovered], [data-focused], :focus-within')) timer.pause();
  }, [count, timer, timeout, ref]);
  return count;
}
