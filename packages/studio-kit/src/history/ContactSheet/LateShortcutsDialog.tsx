import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateShortcutsDialog = lateOverlay(async () => ({
  Overlay: (await import('../../late/dialogs.ts')).ShortcutsDialog,
}));
