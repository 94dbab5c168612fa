import { fewNumbers, type RangeInput } from '@kinora/contract';
import { ParameterSlider } from '../../composer/ParameterSlider/index.ts';
import type { EditorProps } from './editor.ts';
import { LateEditor } from './LateEditor.tsx';

/** A slider; where a few of its numbers can be had it can't show which, and they are a choice. */
export const RangeEditor = (props: EditorProps<RangeInput>) => {
  const { input, value, errorMessage, isDisabled, accepts, costOf, onValueChanged } = props;
  return accepts ? (
    <LateEditor {...(props as EditorProps)} input={fewNumbers(input, accepts, value)} />
  ) : (
    <ParameterSlider
      {...input}
      {...{ value, errorMessage, isDisabled, costOf }}
      onValueChanged={(event) => onValueChanged(event.value)}
    />
  );
};
