export { LateShortcutSheet as ShortcutSheet } from './LateShortcutSheet.tsx';
export type { ShortcutSheetProps } from './ShortcutSheet.tsx';
