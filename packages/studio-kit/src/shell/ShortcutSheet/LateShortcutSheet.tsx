import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateShortcutSheet = lateOverlay(async () => ({
  Overlay: (await import('../../late/dialogs.ts')).ShortcutSheet,
}));
