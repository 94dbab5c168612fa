export { SeedField, type SeedFieldProps } from './SeedField.tsx';
