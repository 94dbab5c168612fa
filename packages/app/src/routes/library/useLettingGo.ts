import { useEffect } from 'react';

/** What Escape closes or clears before anything else. */
const first = '[role$="dialog"], [role="menu"], [role="listbox"]';

/** Escape lets go of what is chosen, wherever on the page the focus is. */
export function useLettingGo(isAnyChosen: boolean, letGo: () => void): void {
  useEffect(() => {
    if (!isAnyChosen) return;
    const hear = ({ key, target }: KeyboardEvent) => {
      const isTyping =
        target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '';
      if (key === 'Escape' && !isTyping && !document.querySelector(first)) letGo();
    };
    // Before what hears it closes: then nothing would be left to tell that it was meant for that.
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [isAnyChosen, letGo]);
}
