import type { OptionValue } from '@kinora/contract';
import { SegmentedControl } from '@kinora/design-system';
import { LateSelect } from '../LateSelect/index.ts';
import type { OptionPickerProps } from '../OptionCards/index.ts';
import { ChangedMark } from '../SettingRow/index.ts';

/** More do not fit side by side. */
const mostSegments = 5;

/** One of a few short options, side by side; where there are too many, as a list. */
export function OptionSegments<V extends OptionValue>({
  label,
  help,
  options,
  value,
  initial,
  isDisabled = false,
  onOptionChanged,
}: OptionPickerProps<V>) {
  const shared = {
    label,
    description: help,
    options: options.map((each) => ({ value: String(each.value), label: each.label })),
    value: String(value),
    isDisabled,
    adornment: initial !== undefined && value !== initial && (
      <ChangedMark of={label} onReset={() => onOptionChanged({ value: initial })} />
    ),
    onChange: (chosen: string | null) => {
      const option = options.find((each) => String(each.value) === chosen);
      if (option) onOptionChanged({ value: option.value });
    },
  };
  return options.length >= 2 && options.length <= mostSegments ? (
    <SegmentedControl {...shared} />
  ) : (
    <LateSelect {...shared} />
  );
}
