import type { SidebarPanel } from '@kinora/studio-kit';

/** What can stand open over the page; one at a time. */
export type ShellPanel = SidebarPanel | 'palette' | 'shortcuts';
