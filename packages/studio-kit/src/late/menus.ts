// Menus: what opens them is most of each, and comes with the first press on any.
export { UserMenu } from '../account/UserMenu/UserMenu.tsx';
export { TemplateMenu } from '../composer/PromptBox/TemplateMenu.tsx';
export { HelpMenu } from '../shell/HelpMenu/HelpMenu.tsx';
export { SelectionBar } from '../history/SelectionBar/SelectionBar.tsx';
