import type { Glyph } from '@kinora/design-system';
import type { MouseEvent } from 'react';

interface SidebarLook {
  readonly label: string;
  readonly icon: Glyph;
}

/** A place to go to. */
export interface SidebarPlace extends SidebarLook {
  readonly href: string;
  /** Opens a window of its own: a real link, whose press may be answered otherwise. */
  readonly opensWindow?: boolean | undefined;
}

/** Not there yet (D22, A45): a press says so beside it. */
export interface SidebarSoon extends SidebarLook {
  readonly id: string;
  readonly says: string;
  /** Where one may go meanwhile. */
  readonly instead?: { readonly href: string; readonly label: string } | undefined;
}

export type SidebarPanel = 'news' | 'themes';

/** Opens a panel over the page (D22). */
export interface SidebarOpener extends SidebarLook {
  readonly panel: SidebarPanel;
}

export type SidebarItem = SidebarPlace | SidebarSoon | SidebarOpener;

export interface SidebarGroup {
  /** Without one, the group needs no name. */
  readonly label?: string | undefined;
  readonly items: readonly SidebarItem[];
}

/** Tells an item from every other; two may lead to the same place. */
export const keyOf = (item: SidebarItem): string =>
  'href' in item ? `${item.href} ${item.label}` : 'panel' in item ? item.panel : item.id;

/** What a press on an item may ask for. */
export interface SidebarEvents {
  /** A press on an item that opens a window; prevent it to open that window yourself. */
  onWindowRequested?: ((event: { href: string; press: MouseEvent }) => void) | undefined;
  onPanelRequested?: ((event: { panel: SidebarPanel }) => void) | undefined;
  onNavigated?: (() => void) | undefined;
}
