import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateDeletionDialog = lateOverlay(async () => ({
  Overlay: (await import('../../late/dialogs.ts')).DeletionDialog,
}));
