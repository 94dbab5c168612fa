/** What takes the focus or opens where it is pressed has to get it. */
const markNothing = (event: MouseEvent) =>
  event.detail > 1 &&
  !(event.target as Element).closest('button,a,input,textarea,select') &&
  event.preventDefault();

/** The second press of a double click may fall on what came in a button's place: it marks no words there. */
export const ownClicks = {
  // On its way down: what a consumer hears on its way up does not replace it.
  onMouseDownCapture: () =>
    document.addEventListener('mousedown', markNothing, { capture: true, once: true }),
};
