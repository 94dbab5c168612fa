import { Slider } from '@kinora/design-system';
import { ChangedMark } from '../SettingRow/index.ts';

export interface ParameterSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  unit?: string | undefined;
  help?: string | undefined;
  /** Where it starts: when the value differs, a dot and a reset stand beside the label. */
  initial: number;
  isDisabled?: boolean | undefined;
  onValueChanged: (event: { value: number }) => void;
}

/** One number of a tool, by sliding or by typing. */
export function ParameterSlider({
  label,
  value,
  min,
  max,
  step,
  unit,
  help,
  initial,
  isDisabled = false,
  onValueChanged,
}: ParameterSliderProps) {
  return (
    <Slider
      label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      unit={unit}
      description={help}
      isDisabled={isDisabled}
      isEditable
      adornment={
        value !== initial && <ChangedMark of={label} onReset={() => onValueChanged({ value: initial })} />
      }
      onChange={(next) => onValueChanged({ value: next })}
    />
  );
}
