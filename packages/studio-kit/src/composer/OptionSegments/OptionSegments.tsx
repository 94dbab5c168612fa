import type { OptionValue } from '@kinora/contract';
import { SegmentedControl } from '@kinora/design-system';
import { LateSelect } from '../LateSelect/index.ts';
import type { OptionPickerProps } from '../OptionCards/index.ts';
import { ChangedMark } from '../SettingRow/index.ts';

/** More do not fit side by side. */
const mostSegments = 5;

export interface OptionSegmentsProps<V extends OptionValue = OptionValue> extends OptionPickerProps<V> {
  /** A list that opens, however few they are: for options that say more than their names. */
  isList?: boolean | undefined;
}

/** One of a few short options, side by side; where there are too many, as a list. */
export function OptionSegments<V extends OptionValue>({
  label,
  help,
  options,
  value,
  initial,
  errorMessage,
  isDisabled = false,
  isList = options.length < 2 || options.length > mostSegments,
  onOptionChanged,
}: OptionSegmentsProps<V>) {
  const shared = {
    label,
    description: help,
    errorMessage,
    options: options.map((each) => ({
      value: String(each.value),
      label: each.label,
      description: each.help,
      isDisabled: each.isDisabled,
    })),
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
  return isList ? <LateSelect {...shared} /> : <SegmentedControl {...shared} />;
}
