import { fetchDialogs } from '../../late/lateCode.ts';
import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateWhatsNew = lateOverlay(fetchDialogs, (dialogs) => dialogs.WhatsNew);
