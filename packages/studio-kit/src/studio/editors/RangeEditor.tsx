import type { RangeInput } from '@kinora/contract';
import { ParameterSlider } from '../../composer/ParameterSlider/index.ts';
import type { EditorProps } from './editor.ts';

export const RangeEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  costOf,
  onValueChanged,
}: EditorProps<RangeInput>) => (
  <ParameterSlider
    {...input}
    value={value}
    errorMessage={errorMessage}
    isDisabled={isDisabled}
    costOf={costOf}
    onValueChanged={(event) => onValueChanged(event.value)}
  />
);
