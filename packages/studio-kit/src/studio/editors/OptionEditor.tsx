import {
  optionsShown,
  startIn,
  type OptionInput,
  type OptionSubject,
  type OptionValue,
} from '@kinora/contract';
import type { ComponentType } from 'react';
import { AspectRatioPicker } from '../../composer/AspectRatioPicker/index.ts';
import { OptionCards, type OptionPickerProps } from '../../composer/OptionCards/index.ts';
import { DurationPicker, OptionSegments } from '../../composer/OptionSegments/index.ts';
import { StylePicker } from '../../composer/StylePicker/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { EditorProps } from './editor.ts';
import { useOffered } from './useOffered.ts';

interface PickerProps extends OptionPickerProps {
  costOf: (value: OptionValue) => number;
}

/** Each with what it would cost, where that is not the same, and with why it can't be had. */
const CostCards = ({ costOf, ...rest }: PickerProps) => {
  const { number } = useReadable();
  const differ = new Set(rest.options.map(({ value }) => costOf(value))).size > 1;
  return (
    <OptionCards
      {...rest}
      layout="row"
      minCardWidth="12rem"
      {...(differ && { trailingOf: ({ value }) => number(costOf(value)) })}
    />
  );
};

/** Lengths with what each would cost, where that is not the same. */
const Lengths = ({ options, value, initial, onOptionChanged, ...rest }: PickerProps) => (
  <DurationPicker
    {...rest}
    lengths={options.map((each) => Number(each.value))}
    seconds={Number(value)}
    initial={initial === undefined ? undefined : Number(initial)}
    onDurationChanged={({ seconds }) => onOptionChanged({ value: seconds })}
  />
);

const Shapes = ({ costOf: _cost, ...rest }: PickerProps) => <AspectRatioPicker {...rest} />;
const Listed = ({ costOf: _cost, ...rest }: PickerProps) => <OptionSegments {...rest} isList />;
const Styles = ({ costOf: _cost, ...rest }: PickerProps) => <StylePicker {...rest} />;

/** What the options are of decides how they are shown. */
const pickers: { readonly [S in OptionSubject]: ComponentType<PickerProps> } = {
  ratio: Shapes,
  style: Styles,
  effect: Styles,
  model: CostCards,
  number: CostCards,
  duration: Lengths,
  resolution: OptionSegments,
  quality: OptionSegments,
  factor: OptionSegments,
};

export const OptionEditor = ({
  input,
  value,
  draft,
  errorMessage,
  isDisabled,
  accepts,
  costOf,
  onValueChanged,
}: EditorProps<OptionInput>) => {
  const options = useOffered(optionsShown(input, draft), accepts);
  const Usual = input.of ? pickers[input.of] : Listed;
  // Side by side there is no room to say why one can't be had.
  const isNotAll = options.some((each) => each.isDisabled);
  const Picker = isNotAll && (Usual === OptionSegments || Usual === Lengths) ? CostCards : Usual;
  return (
    <Picker
      label={input.label}
      help={input.help}
      errorMessage={errorMessage}
      options={options}
      value={value}
      initial={startIn(input, draft)}
      isDisabled={isDisabled}
      costOf={costOf}
      onOptionChanged={(event) => onValueChanged(event.value)}
    />
  );
};
