export { TextField } from './TextField.tsx';
export type { TextFieldProps } from './TextField.tsx';
export { fieldSizes } from '../Field/fieldProps.ts';
export type { FieldProps, FieldSize } from '../Field/fieldProps.ts';
