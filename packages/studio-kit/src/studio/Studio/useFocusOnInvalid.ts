import { wholeOf, type ValidationMessage } from '@kinora/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fileButton } from '../../focusAfter.ts';

const controls = 'textarea, button:not([slot]), input:not([type=file], :disabled)';

/**
 * Brings the person to what a press found missing, each time it does: an input (D5), or what would pay. Who is there
 * already, or can't be brought there, would hear nothing of it: returns what is to be read out to them.
 */
export function useFocusOnInvalid(
  form: RefObject<HTMLElement | null>,
  errorMessage: ValidationMessage | null,
  refusals: number,
): string {
  const input = errorMessage?.input;
  const obeyed = useRef(0);
  /** The press that found the person where it would have brought them. */
  const [heardNothingOf, setHeardNothingOf] = useState(0);
  useEffect(() => {
    // A message that goes is no new press.
    if (refusals === obeyed.current) return;
    obeyed.current = refusals;
    if (input === undefined)
      return form.current?.querySelector<HTMLElement>('[data-part="lacking"]')?.focus();
    const place = form.current?.querySelector(`[data-input="${CSS.escape(input)}"]`);
    // What waits in the sheet can't have the focus yet: the button that opens it can.
    const isPutAway = place?.checkVisibility?.() === false;
    const target = isPutAway
      ? form.current?.querySelector<HTMLElement>('[data-part="settings"]')
      : // Before the zone's own button, which takes what is dropped and pasted alone.
        (place?.querySelector<HTMLElement>(fileButton) ??
        // What the message describes: the thumb and not the number beside it, the choice and not the way back.
        place?.querySelector<HTMLElement>('[type=range]') ??
        [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
          (each) => !each.closest('[data-component=ChangedMark]'),
        ));
    if (!target || isPutAway || target === document.activeElement) setHeardNothingOf(obeyed.current);
    target?.focus();
  }, [refusals, form, input]);
  return errorMessage && refusals === heardNothingOf ? wholeOf(errorMessage.message) : '';
}
