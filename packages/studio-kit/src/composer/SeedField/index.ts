export { LateSeedField as SeedField } from './LateSeedField.tsx';
export type { SeedFieldProps } from './SeedField.tsx';
