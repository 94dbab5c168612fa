import type { ToastMessage } from './toastMessage.ts';

/** Whether two messages tell and offer the same, so that one may stand for both. Two deeds that can be undone are two. */
export function isSameMessage(one: ToastMessage, other: ToastMessage): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    (one.tone ?? 'neutral') === (other.tone ?? 'neutral') &&
    one.action?.label === other.action?.label &&
    one.action?.onPress === other.action?.onPress &&
    one.link?.label === other.link?.label &&
    one.link?.href === other.link?.href
  );
}
