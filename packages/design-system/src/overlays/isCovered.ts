/** Whether a dialog or the like lies over it: that has the word, and hears what the whole window is told. */
export const isCovered = (element: Element | null): boolean =>
  !!element?.closest('[inert], [aria-hidden=true]');
