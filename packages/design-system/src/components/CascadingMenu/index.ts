export { CascadingMenu } from './CascadingMenu.tsx';
export type { CascadingMenuProps } from './CascadingMenu.tsx';
export type { CascadingContent, CascadingEntry, MenuParent } from './cascadingEntry.ts';
