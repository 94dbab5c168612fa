import type { Glyph } from '../../icons/Icon.tsx';

/** What every line has. */
export interface MenuLineLook {
  id: string;
  label: string;
  icon?: Glyph | undefined;
  isDisabled?: boolean | undefined;
}

/** Something to do, or with `href` somewhere to go. */
export interface MenuAction extends MenuLineLook {
  /** Makes it a real link. */
  href?: string | undefined;
  target?: string | undefined;
  /** Keys that do the same, shown at its end: '⌘D'. */
  shortcut?: string | undefined;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  submenu?: undefined;
}

interface MenuSectionLook<Entry extends MenuLineLook> {
  id: string;
  /** What its lines have in common. Without one a line alone sets it apart. */
  title?: string | undefined;
  entries: readonly Entry[];
}

export interface MenuPlainSection<Entry extends MenuLineLook = MenuAction> extends MenuSectionLook<Entry> {
  selectionMode?: undefined;
}

/** Lines of which one or several are ticked. They change a view, and do nothing else. */
export interface MenuChoiceSection extends MenuSectionLook<MenuAction> {
  selectionMode: 'single' | 'multiple';
  selectedIds: readonly string[];
  onSelectedChange: (selected: { ids: readonly string[] }) => void;
}

export type MenuSection<Entry extends MenuLineLook = MenuAction> =
  | MenuPlainSection<Entry>
  | MenuChoiceSection;

/** A line, or a section of lines. */
export type MenuContent<Entry extends MenuLineLook = MenuAction> = Entry | MenuSection<Entry>;

export function isSection<Entry extends MenuLineLook>(
  content: MenuContent<Entry>,
): content is MenuSection<Entry> {
  return 'entries' in content;
}
