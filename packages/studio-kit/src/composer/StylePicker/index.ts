export { StylePicker, type StylePickerProps } from './StylePicker.tsx';
