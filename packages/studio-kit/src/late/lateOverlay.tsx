import { useFetchedWhen } from '@kinora/design-system';
import { createElement, type ComponentType } from 'react';

/** What opens over the page and most visits end without; its code comes when it is first opened. */
export function lateOverlay<Code, Props extends { isOpen: boolean }>(
  fetch: () => Promise<Code>,
  overlayIn: (code: Code) => ComponentType<Props>,
) {
  return function LateOverlay(props: Props) {
    const late = useFetchedWhen(props.isOpen, fetch);
    return late && createElement(overlayIn(late), props);
  };
}
