import type { ToastMessage } from './toastMessage.ts';

/** Of what went well and offers nothing. */
export const passing = 6_000;
const lasting = 12_000;

/** How long a toast stays by itself, in milliseconds: longer where it went wrong or offers something to press. */
export function toastTimeout({ tone, action, link }: ToastMessage): number {
  return tone === 'danger' || action || link ? lasting : passing;
}
