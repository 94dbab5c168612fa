import { useState } from 'react';

/** What a dialog is about; while it closes, what it was about, so that it does not empty before it is gone. */
export function useLastShown<T extends object>(shown: T | null): T | null {
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return shown ?? last;
}
