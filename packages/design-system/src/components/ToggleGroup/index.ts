export { ToggleGroup } from './ToggleGroup.tsx';
export type { ToggleGroupProps, ToggleOption } from './ToggleGroup.tsx';
