import { creationHref, downloadWords, type StudioCreation } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../../toasts.tsx';

/** Copies the address of a creation, which its owner can open anywhere. */
export function useLinkCopy() {
  const toasts = useToasts();
  return useCallback(
    async ({ creation }: { creation: StudioCreation }) => {
      try {
        await navigator.clipboard.writeText(new URL(creationHref(creation.id), location.origin).href);
        toasts.add({ tone: 'success', topic: 'link', title: downloadWords.linkCopied });
      } catch {
        // Some browsers let nobody write there.
        toasts.add({ tone: 'danger', topic: 'link', title: downloadWords.linkNotCopied });
      }
    },
    [toasts],
  );
}
