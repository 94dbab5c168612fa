import { flushSync } from 'react-dom';

/** Makes a change; when that takes away what had the focus, hands it on: nobody starts again from the top. */
export function focusAfter(
  change: () => void,
  within: Element | null | undefined,
  /** Of what may have it, in the order of the page. */
  heirs: string,
  place = 0,
): void {
  const focused = document.activeElement;
  flushSync(change);
  if (!focused?.isConnected) within?.querySelectorAll<HTMLElement>(heirs)[place]?.focus();
}

/** What chooses a file in a zone, whether it is empty or not. */
export const fileButton = '[data-component=FileButton]';
