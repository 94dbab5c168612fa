import type { AnyDeviceTool } from '@kinora/contract';
import { isBusy, type StudioModel } from '@kinora/studio-kit';
import { useCallback, useEffect, useRef } from 'react';
import { keepResult, keptResult, type ResultPlace } from '../../drafts/keptResult.ts';
import { useBringUnlessBegun } from '../../drafts/useBringUnlessBegun.ts';

export interface ResultMemoryProps {
  studio: StudioModel<AnyDeviceTool>;
  place: ResultPlace;
}

/** Keeps what a device made as long as its draft, and brings it back to its stage: no history has it. */
export function ResultMemory({ studio: { tool, phase, bring }, place }: ResultMemoryProps) {
  useBringUnlessBegun(
    { phase, bring },
    useCallback(() => keptResult(place, tool), [place, tool]),
  );

  const isShown = useRef(false);
  useEffect(() => {
    if (phase.name === 'done') {
      isShown.current = true;
      const { result } = phase;
      // What was brought is kept already, as it was put right since.
      if (!phase.isBrought && (result.is === 'prompt' || result.is === 'image'))
        keepResult(place, tool, result);
    } else if (isShown.current || isBusy(phase)) {
      isShown.current = true;
      keepResult(place, tool, null);
    }
  }, [phase, place, tool]);
  return null;
}
