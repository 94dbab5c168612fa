import { creationHref, linkWords, type StudioCreation } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../../toasts.tsx';

/** Copies the address of a creation, which its owner alone can open. */
export function useLinkCopy() {
  const toasts = useToasts();
  return useCallback(
    async ({ creation }: { creation: StudioCreation }) => {
      const address = new URL(creationHref(creation.id), location.origin).href;
      try {
        await navigator.clipboard.writeText(address);
        toasts.add({ tone: 'success', topic: 'link', ...linkWords.copied });
      } catch {
        // Some browsers let nobody write there: it is copied by hand, which takes its time.
        toasts.add(
          { tone: 'danger', topic: 'link', title: linkWords.notCopied, description: address },
          { timeout: null },
        );
      }
    },
    [toasts],
  );
}
