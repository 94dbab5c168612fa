import type { Missing } from '@kinora/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { fileButton } from '../../focusAfter.ts';

/** Brings the person to what a press found missing, each time it does: an input (D5), or what would pay. */
export function useFocusOnComplaint(
  form: RefObject<HTMLElement | null>,
  complaint: Missing | null,
  complaints: number,
): void {
  const input = complaint?.input;
  const obeyed = useRef(0);
  useEffect(() => {
    // A complaint that goes is no new one.
    if (complaints === obeyed.current) return;
    obeyed.current = complaints;
    if (input === undefined)
      return form.current?.querySelector<HTMLElement>('[data-part="lacking"]')?.focus();
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
