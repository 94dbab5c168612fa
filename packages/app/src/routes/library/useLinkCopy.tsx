import { creationHref, linkWords, type StudioCreation } from '@kinora/contract';
import { useCallback, useState, type ReactNode } from 'react';
import { useToasts } from '../../toasts.tsx';
import { LinkByHand } from './LinkByHand.tsx';

interface Refused {
  readonly id: string;
  readonly address: string;
  /** What was pressed for it, and is gone back to. */
  readonly pressed: HTMLElement | null;
}

/** Copies the address of a creation, which its owner alone can open. Some browsers refuse: then it stands there itself. */
export function useLinkCopy(creation: StudioCreation | undefined) {
  const toasts = useToasts();
  const [refused, setRefused] = useState<Refused | null>(null);
  const copyLink = useCallback(
    async ({ id }: StudioCreation) => {
      const address = new URL(creationHref(id), location.origin).href;
      const pressed = document.activeElement as HTMLElement | null;
      setRefused(null);
      try {
        await navigator.clipboard.writeText(address);
        toasts.add({ tone: 'success', topic: 'link', ...linkWords.copied });
      } catch {
        // What was said of another one before is over.
        toasts.end('link');
        setRefused({ id, address, pressed });
      }
    },
    [toasts],
  );
  const byHand: ReactNode = refused && refused.id === creation?.id && (
    <LinkByHand
      address={refused.address}
      onDismissed={() => {
        setRefused(null);
        refused.pressed?.focus();
      }}
    />
  );
  return { copyLink, byHand };
}
