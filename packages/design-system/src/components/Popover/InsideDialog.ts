import { createContext, useContext } from 'react';

/** Whether a dialog is around: what opens inside it has to float above it, though popovers lie below dialogs. */
export const InsideDialogContext = createContext(false);

export function useInsideDialog(): boolean {
  return useContext(InsideDialogContext);
}
