import { fetchDialogs } from '../../late/lateCode.ts';
import { lateOverlay } from '../../late/lateOverlay.tsx';

export const LateThemeGallery = lateOverlay(fetchDialogs, (dialogs) => dialogs.ThemeGallery);
