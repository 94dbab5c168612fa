import { fetchDialogs } from '../../late/lateCode.ts';
import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateDeletionDialog = lateOverlay(fetchDialogs, (dialogs) => dialogs.DeletionDialog);
