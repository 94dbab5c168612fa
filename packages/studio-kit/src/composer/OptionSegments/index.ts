export { DurationPicker, type DurationPickerProps } from './DurationPicker.tsx';
export { OptionSegments } from './OptionSegments.tsx';
