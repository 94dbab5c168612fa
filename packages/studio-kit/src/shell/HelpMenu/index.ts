export { LateHelpMenu as HelpMenu, type HelpMenuProps } from './LateHelpMenu.tsx';
