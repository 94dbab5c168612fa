import type { ComponentType } from 'react';
import { useFetchedOpen } from './useFetchedOpen.ts';

export interface Openable {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What opens over the page and most visits end without; its code comes when it is first opened. */
export function lateOverlay<Code, Props extends Pick<Openable, 'onOpenChange'>>(
  fetch: () => Promise<Code>,
  overlayIn: (code: Code) => ComponentType<Props>,
) {
  const bring = () => fetch().then(overlayIn);
  return function LateOverlay(props: Props & Openable) {
    const Overlay = useFetchedOpen(props.isOpen, bring, () => props.onOpenChange(false));
    return Overlay && <Overlay {...props} />;
  };
}
