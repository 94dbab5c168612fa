// What most visits end without, in parts that share much: each comes whole when the first of it is asked for.
export const fetchDialogs = () => import('./dialogs.ts');
export const fetchMenus = () => import('./menus.ts');
export const fetchToasts = () => import('@kinora/design-system/components/Toast');
export const fetchPopovers = () => import('./popovers.ts');
/** A visitor has no figures, and their first page need not carry what draws them. */
export const fetchFigures = () => import('../billing/CreditPanel/CreditFigures.tsx');
export const fetchFiles = () => import('./files.ts');
/** null while there is no network to fetch it by. */
export const fetchFileReading = () => fetchFiles().catch(() => null);
