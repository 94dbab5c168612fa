import { useFetchedWhen } from '../../late/useFetchedWhen.ts';
import type * as Late from './TooltipWords.tsx';

let here: typeof Late | null = null;
const fetched = async () => (here ??= await import('./TooltipWords.tsx'));

/** What places and shows the words of tooltips: for a pointer that is on its way to rest. */
export const fetchTooltipWords = (): void => void fetched().catch(() => {});

/** null until it came. Where it does not arrive there are no words, and the trigger is as ever. */
export const useTooltipWords = (isWanted: boolean): typeof Late | null =>
  useFetchedWhen(isWanted && here === null, fetched) ?? here;
