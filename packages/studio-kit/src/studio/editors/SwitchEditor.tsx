import type { SwitchInput } from '@kinora/contract';
import { Switch } from '@kinora/design-system';
import { ChangedMark } from '../../composer/SettingRow/index.ts';
import type { EditorProps } from './editor.ts';
import { row } from './SwitchEditor.css.ts';

export const SwitchEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  accepts,
  onValueChanged,
}: EditorProps<SwitchInput>) => (
  <div className={row} data-part="field">
    <Switch
      isSelected={value}
      isDisabled={isDisabled}
      // Where it can't be otherwise there is nothing to turn; it keeps the focus of whoever put it right.
      isReadOnly={accepts?.every((each) => each === value) ?? false}
      description={input.help}
      errorMessage={errorMessage}
      onChange={onValueChanged}
    >
      {input.label}
    </Switch>
    {value !== input.initial && (
      <ChangedMark of={input.label} onReset={() => onValueChanged(input.initial)} />
    )}
  </div>
);
