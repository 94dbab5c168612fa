import { useEffect, useState } from 'react';
import type * as Late from './TooltipWords.tsx';

let here: typeof Late | null = null;

/** What places and shows the words of tooltips: for a pointer that is on its way to rest. */
export const fetchTooltipWords = (): void => void fetched().catch(() => {});

const fetched = async () => (here ??= await import('./TooltipWords.tsx'));

/** null until it came. Where it does not arrive there are no words, and the next opening asks again. */
export function useTooltipWords(isWanted: boolean): typeof Late | null {
  const [late, setLate] = useState(here);
  const isMissing = isWanted && !here;
  useEffect(() => {
    if (isMissing) fetched().then(setLate, () => {});
  }, [isMissing]);
  return late ?? here;
}
