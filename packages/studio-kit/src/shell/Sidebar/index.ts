export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export {
  type SidebarGroup,
  type SidebarItem,
  type SidebarOpener,
  type SidebarPanel,
  type SidebarPlace,
  type SidebarSoon,
} from './sidebarGroup.ts';
export { studioGroups } from './studioGroups.ts';
