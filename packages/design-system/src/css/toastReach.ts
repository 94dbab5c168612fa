/** Set on :root by the ToastRegion while it has something to say. */
export const reachVariable = '--ds-toast-reach';

/**
 * How far down a dialog begins, whether anything is said or not, so that nothing of it moves when something is: under a
 * message of a title and a line. Where a keyboard is open on a phone's side there is no such room, and a message lies over
 * its title.
 */
export const underAToast =
  'calc(clamp(1rem, var(--visual-viewport-height, 100dvh) - 19rem, 5rem) + env(safe-area-inset-top, 0px))';

/** As much room as this, and as the toasts take that stand over a dialog: what takes the page over begins under them. */
export const underToasts = (...room: string[]): string =>
  `max(${[...room, `var(${reachVariable}, 0px)`, 'env(safe-area-inset-top, 0px)'].join(', ')})`;
