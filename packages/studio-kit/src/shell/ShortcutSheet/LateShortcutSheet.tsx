import { fetchDialogs } from '../../late/lateCode.ts';
import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateShortcutSheet = lateOverlay(fetchDialogs, (dialogs) => dialogs.ShortcutSheet);
