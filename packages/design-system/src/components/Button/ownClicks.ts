import type { MouseEvent as ReactMouseEvent } from 'react';

/** What takes the focus, opens or is written in where it is pressed: all else is left alone by a second press. */
const ownsItsPresses = 'button,a,input,textarea,select,label,summary,[tabindex="0"],[contenteditable]';

const once = { capture: true, once: true };

const endSecond = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** The second press of a double click may fall on what came in a button's place: it presses nothing and marks no words there. */
export const ownClicks = {
  // On its way down: what a consumer hears on its way up does not replace it.
  onMouseDownCapture({ currentTarget }: ReactMouseEvent) {
    const hearNext = (event: MouseEvent) => {
      if (event.detail < 2) return;
      if (!(event.target as Element).closest(ownsItsPresses)) event.preventDefault();
      else if (!currentTarget.isConnected) document.addEventListener('click', endSecond, once);
    };
    document.addEventListener('mousedown', hearNext, once);
  },
};
