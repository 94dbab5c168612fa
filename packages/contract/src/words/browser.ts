/** Why nothing is worked on right here. */
export const browserTooOld =
  'This tool works in your browser, and this one is too old for that. Update it, or use another browser.';
