import type { OptionInput, OptionValue } from '@kinora/contract';
import { Select } from '@kinora/design-system';
import type { EditorProps } from './editor.ts';

export const OptionEditor = ({
  input,
  value,
  isDisabled,
  onValueChanged,
}: EditorProps<OptionInput, OptionValue>) => (
  <Select
    label={input.label}
    description={input.help}
    options={input.options.map((each) => ({
      value: String(each.value),
      label: each.label,
      description: each.help,
    }))}
    value={String(value)}
    isDisabled={isDisabled}
    onChange={(chosen) => {
      const option = input.options.find((each) => String(each.value) === chosen);
      if (option) onValueChanged(option.value);
    }}
  />
);
