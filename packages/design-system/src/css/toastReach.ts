/** Set on :root by the ToastRegion while it has something to say. */
export const reachVariable = '--ds-toast-reach';

/** How far down the toasts reach that stand over a dialog: what takes the page over begins under them. */
export const toastReach = `max(var(${reachVariable}, 0px), env(safe-area-inset-top, 0px))`;
