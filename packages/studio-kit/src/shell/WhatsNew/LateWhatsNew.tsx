import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateWhatsNew = lateOverlay(async () => ({
  Overlay: (await import('../../late/dialogs.ts')).WhatsNew,
}));
