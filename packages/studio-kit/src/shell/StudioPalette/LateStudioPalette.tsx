import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateStudioPalette = lateOverlay(
  () => import('./StudioPalette.tsx'),
  (late) => late.StudioPalette,
);
