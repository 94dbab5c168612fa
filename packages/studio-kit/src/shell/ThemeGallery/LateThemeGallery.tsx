import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateThemeGallery = lateOverlay(async () => ({
  Overlay: (await import('../../late/dialogs.ts')).ThemeGallery,
}));
