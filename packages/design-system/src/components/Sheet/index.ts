export { Sheet } from './Sheet.tsx';
export type { SheetProps } from './Sheet.tsx';
