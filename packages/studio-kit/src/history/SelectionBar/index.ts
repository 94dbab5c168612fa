export { LateSelectionBar as SelectionBar } from './LateSelectionBar.tsx';
export type { SelectionBarProps } from './SelectionBar.tsx';
