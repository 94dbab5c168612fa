import type { RangeInput } from '@kinora/contract';
import { ParameterSlider } from '../../composer/ParameterSlider/index.ts';
import type { EditorProps } from './editor.ts';

export const RangeEditor = ({
  input,
  value,
  isDisabled,
  costOf,
  onValueChanged,
}: EditorProps<RangeInput, number>) => (
  <ParameterSlider
    label={input.label}
    value={value}
    min={input.min}
    max={input.max}
    step={input.step}
    unit={input.unit}
    help={input.help}
    initial={input.initial}
    isDisabled={isDisabled}
    costOf={costOf}
    onValueChanged={(event) => onValueChanged(event.value)}
  />
);
