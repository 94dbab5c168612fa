import type { AnyForm } from '@kinora/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useTellFilled } from './DraftsProvider.tsx';
import type { Fill } from './formToFill.ts';
import { useDrafts } from './useDrafts.ts';

export type Filling = <T extends AnyForm>(tool: T) => Promise<Fill<T>>;

/** Brings forms to be filled from outside; its code comes with the first time. */
export function useFilling(): Filling {
  const known = useDrafts();
  const tell = useTellFilled();
  // Whose they are may not be known yet when it is offered, and is by the time that somebody takes the offer.
  const drafts = useRef(known);
  useEffect(() => {
    drafts.current = known;
  }, [known]);
  return useCallback(
    async (tool) => {
      const { formToFill } = await import('./formToFill.ts');
      return formToFill({ drafts: () => drafts.current, tell }, tool);
    },
    [tell],
  );
}
