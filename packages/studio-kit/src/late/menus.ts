// The menus of the top bar: what opens them is most of both, and comes with the first press on either.
export { UserMenu } from '../account/UserMenu/UserMenu.tsx';
export { HelpMenu } from '../shell/HelpMenu/HelpMenu.tsx';
