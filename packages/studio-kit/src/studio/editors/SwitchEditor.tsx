import type { SwitchInput } from '@kinora/contract';
import { Switch } from '@kinora/design-system';
import type { EditorProps } from './editor.ts';

export const SwitchEditor = ({
  input,
  value,
  isDisabled,
  onValueChanged,
}: EditorProps<SwitchInput, boolean>) => (
  <Switch isSelected={value} isDisabled={isDisabled} description={input.help} onChange={onValueChanged}>
    {input.label}
  </Switch>
);
