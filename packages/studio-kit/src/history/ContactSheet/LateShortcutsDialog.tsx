import { fetchDialogs } from '../../late/lateCode.ts';
import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateShortcutsDialog = lateOverlay(fetchDialogs, (dialogs) => dialogs.ShortcutsDialog);
