import type { RangeInput } from '@kinora/contract';
import { ParameterSlider } from '../../composer/ParameterSlider/index.ts';
import type { EditorProps } from './editor.ts';

export const RangeEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  accepts,
  costOf,
  onValueChanged,
}: EditorProps<RangeInput>) => (
  <ParameterSlider
    {...input}
    value={value}
    errorMessage={errorMessage}
    // Nothing else can be had here.
    isDisabled={isDisabled || accepts?.every((each) => each === value)}
    costOf={costOf}
    onValueChanged={(event) => onValueChanged(event.value)}
  />
);
