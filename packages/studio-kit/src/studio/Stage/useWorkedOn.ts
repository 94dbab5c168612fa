import { useState } from 'react';
import type { Phase } from '../studioState.ts';

/** The inputs that were worked on: beside what came of them others may be chosen, for the next run. */
export function useWorkedOn<D>(draft: D, phase: Phase): D {
  const [workedOn, setWorkedOn] = useState(draft);
  const isThere = phase.name === 'done' && !phase.isBrought;
  if (!isThere && workedOn !== draft) setWorkedOn(draft);
  return isThere ? workedOn : draft;
}
