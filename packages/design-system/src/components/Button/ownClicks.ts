/** What takes the focus, opens or is written in where it is pressed. */
const ownsItsPresses = 'button,a,input,textarea,select,label,summary,[tabindex="0"],[contenteditable]';

/** All else that is pressed a second time is left alone. */
const markNothing = (event: MouseEvent) =>
  event.detail > 1 && !(event.target as Element).closest(ownsItsPresses) && event.preventDefault();

/** The second press of a double click may fall on what came in a button's place: it marks no words there. */
export const ownClicks = {
  // On its way down: what a consumer hears on its way up does not replace it.
  onMouseDownCapture: () =>
    document.addEventListener('mousedown', markNothing, { capture: true, once: true }),
};
