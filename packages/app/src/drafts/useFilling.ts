import type { AnyForm, Draft } from '@kinora/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useTellFilled } from './DraftsProvider.tsx';
import type { Overwritten } from './fillForm.ts';
import { useDrafts } from './useDrafts.ts';

export type Filling = <T extends AnyForm>(tool: T, values: Partial<Draft<T>>) => Promise<Overwritten | null>;

/** Fills forms from outside; its code comes with the first time. */
export function useFilling(): Filling {
  const known = useDrafts();
  const tell = useTellFilled();
  // Whose they are may not be known yet when it is offered, and is by the time that somebody takes the offer.
  const drafts = useRef(known);
  useEffect(() => {
    drafts.current = known;
  }, [known]);
  return useCallback(
    async (tool, values) => {
      const { fillForm } = await import('./fillForm.ts');
      return fillForm({ drafts: () => drafts.current, tell }, tool, values);
    },
    [tell],
  );
}
