import type { AnyTool } from '@kinora/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { useToasts } from '../../toasts.tsx';
import type { OwnModels } from './ownModels.ts';

/** Looks whether files were made here, and offers what of their settings the form of a tool can hold. */
export function useItsSettings(tool: AnyTool, own: OwnModels | undefined): (files: readonly File[]) => void {
  const fill = useFilling();
  const toasts = useToasts();
  const offer = useRef<string>(null);
  const withdraw = useCallback(() => {
    if (offer.current) toasts.close(offer.current);
    offer.current = null;
  }, [toasts]);
  // What is offered is for this form alone.
  useEffect(() => withdraw, [tool, withdraw]);

  const look = async (files: readonly File[]) => {
    const { settingsOffer } = await import('./settingsOffer.ts');
    const offered = await settingsOffer(files, { tool, own, fill, toasts });
    if (!offered) return;
    withdraw();
    offer.current = toasts.add(offered);
  };
  // What can't be looked at, as without a network, has nothing to offer: nobody asked for it.
  return (files) => void look(files).catch(() => {});
}
