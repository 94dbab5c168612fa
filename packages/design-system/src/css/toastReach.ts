/** Set on :root by the ToastRegion while it has something to say. */
export const reachVariable = '--ds-toast-reach';

/** As much room as this, and as the toasts take that stand over a dialog: what takes the page over begins under them. */
export const underToasts = (...room: string[]): string =>
  `max(${[...room, `var(${reachVariable}, 0px)`, 'env(safe-area-inset-top, 0px)'].join(', ')})`;
