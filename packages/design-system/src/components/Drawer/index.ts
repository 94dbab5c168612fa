export { Drawer, drawerSides } from './Drawer.tsx';
export type { DrawerProps, DrawerSide } from './Drawer.tsx';
