import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateStudioPalette = lateOverlay(async () => ({
  Overlay: (await import('./StudioPalette.tsx')).StudioPalette,
}));
