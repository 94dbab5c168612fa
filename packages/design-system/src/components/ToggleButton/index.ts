export { ToggleButton, toggleVariants } from './ToggleButton.tsx';
export type { ToggleButtonProps, ToggleVariant } from './ToggleButton.tsx';
