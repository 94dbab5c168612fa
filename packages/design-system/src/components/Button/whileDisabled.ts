import type { PointerEvent } from 'react';

/**
 * Browsers tell a disabled button of the pointer and of no click: a press that begins then never ends, and would swallow
 * the first one after it.
 */
export const whileDisabled = {
  onPointerDownCapture: (event: PointerEvent) => {
    if ((event.currentTarget as HTMLButtonElement).disabled) event.stopPropagation();
  },
};
