import type { Missing } from '@kinora/contract';
import { useEffect, type RefObject } from 'react';

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
    place?.querySelector<HTMLElement>('textarea, button:not([slot]), input:not([type="file"])')?.focus();
  }, [complaints, form, input]);
}
