import type { AnyTool } from '@kinora/contract';
import { useEffect } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { useToasts } from '../../toasts.tsx';
import type { OwnModels } from './ownModels.ts';

const offer = 'offer';

/** Looks whether files were made here, and offers what of their settings the form of a tool can hold. */
export function useItsSettings(tool: AnyTool, own: OwnModels | undefined): (files: readonly File[]) => void {
  const fill = useFilling();
  const toasts = useToasts();
  // What is offered is for this form alone.
  useEffect(() => () => toasts.end(offer), [tool, toasts]);

  const look = async (files: readonly File[]) => {
    const { settingsOffer } = await import('./settingsOffer.ts');
    const offered = await settingsOffer(files, { tool, own, fill, toasts });
    if (offered) toasts.add({ ...offered, topic: offer });
  };
  // What can't be looked at, as without a network, has nothing to offer: nobody asked for it.
  return (files) => void look(files).catch(() => {});
}
