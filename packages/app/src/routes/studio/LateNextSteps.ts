import { latePart } from '../../late/latePart.tsx';

/** Comes while the first result is on its way. */
export const LateNextSteps = latePart(() => import('./NextSteps.tsx'));
