export { SideNav } from './SideNav.tsx';
export type { SideNavProps } from './SideNav.tsx';
export { SideNavGroup } from './SideNavGroup.tsx';
export type { SideNavGroupProps } from './SideNavGroup.tsx';
export { SideNavItem } from './SideNavItem.tsx';
export type { SideNavButtonProps, SideNavItemProps, SideNavLinkProps } from './SideNavItem.tsx';
