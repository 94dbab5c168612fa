export { Toolbar, toolbarVariants } from './Toolbar.tsx';
export type { ToolbarProps, ToolbarVariant } from './Toolbar.tsx';
export { ToolbarSeparator } from './ToolbarSeparator.tsx';
