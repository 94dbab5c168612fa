import type { MenuAction, MenuContent, MenuLineLook } from '../Menu/menuEntry.ts';

/** A line that opens a menu of its own beside it. */
export interface MenuParent extends MenuLineLook {
  submenu: readonly CascadingContent[];
}

export type CascadingEntry = MenuAction | MenuParent;
export type CascadingContent = MenuContent<CascadingEntry>;

export const isParent = (entry: CascadingEntry): entry is MenuParent => entry.submenu !== undefined;
