export { LateShortcutSheet as ShortcutSheet } from './LateShortcutSheet.tsx';
export { studioShortcuts, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
export type { ShortcutSheetProps } from './ShortcutSheet.tsx';
