import { priceMarks } from '@kinora/contract';
import { Slider } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { ChangedMark } from '../SettingRow/index.ts';
import { markWithUnit } from './markWithUnit.ts';

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
  /** Why Generate would not take it. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** What all would cost at a value: where it rises, the rail says to how much. */
  costOf?: ((value: number) => number) | undefined;
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
  errorMessage,
  isDisabled = false,
  costOf,
  onValueChanged,
}: ParameterSliderProps) {
  const said = useKitLabels('composer', composerLabels);
  const { number } = useReadable();
  const prices = costOf ? priceMarks({ min, max, step }, costOf) : [];
  const withUnit = markWithUnit(prices.map(({ value: at }) => (at - min) / (max - min)));
  return (
    <Slider
      label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      unit={unit}
      description={help}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      isEditable
      data-picker="ParameterSlider"
      // Room for them only where there are some.
      {...(prices.length > 0 && {
        marks: prices.map(({ value: at, cost }, index) => ({
          value: at,
          // One says what all of them are.
          label: index === withUnit ? said.credits(number(cost)) : number(cost),
        })),
      })}
      adornment={
        value !== initial && <ChangedMark of={label} onReset={() => onValueChanged({ value: initial })} />
      }
      onChange={(next) => onValueChanged({ value: next })}
    />
  );
}
