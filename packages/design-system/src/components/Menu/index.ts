export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export type {
  MenuAction,
  MenuChoiceSection,
  MenuContent,
  MenuPlainSection,
  MenuSection,
} from './menuEntry.ts';
