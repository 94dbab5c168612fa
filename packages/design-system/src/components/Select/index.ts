export { Select } from './Select.tsx';
export type { SelectProps } from './Select.tsx';
export type { SelectEntry, SelectOption, SelectSection } from './selectEntries.ts';
