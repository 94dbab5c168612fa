export { LateUserMenu as UserMenu, type UserMenuProps } from './LateUserMenu.tsx';
