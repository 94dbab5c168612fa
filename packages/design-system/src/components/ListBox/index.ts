export { ListBox } from './ListBox.tsx';
export type { ListBoxProps } from './ListBox.tsx';
