export { Divider } from './Divider.tsx';
export type { DividerProps } from './Divider.tsx';
export { dividerVariants } from './dividerValues.ts';
export type { DividerVariant } from './dividerValues.ts';
