import type { Missing } from '@kinora/contract';
import { useEffect, type RefObject } from 'react';
import { fileButton } from '../../focusAfter.ts';

/** Brings the person to the input that a press found missing, each time it does (D5). */
export function useFocusOnComplaint(
  form: RefObject<HTMLElement | null>,
  complaint: Missing | null,
  complaints: number,
): void {
  const input = complaint?.input;
  useEffect(() => {
    if (input === undefined || complaints === 0) return;
    const place = form.current?.querySelector(`[data-input="${CSS.escape(input)}"]`);
    // What waits in the sheet can't have the focus yet: the button that opens it can.
    const isPutAway = place?.checkVisibility?.() === false;
    const target = isPutAway
      ? form.current?.querySelector<HTMLElement>('[data-part="settings"]')
      : // Before the zone's own button, which takes what is dropped and pasted alone.
        (place?.querySelector<HTMLElement>(fileButton) ??
        place?.querySelector<HTMLElement>('textarea, button:not([slot]), input:not([type="file"])'));
    target?.focus();
  }, [complaints, form, input]);
}
