import type { Option, OptionValue } from '@kinora/contract';
import { RadioCards, type RadioCardsProps } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { ChangedMark } from '../SettingRow/index.ts';

export interface OptionPickerProps<V extends OptionValue = OptionValue> {
  label: string;
  help?: ReactNode;
  /** One that can't be had stays in sight, and its line says why. */
  options: readonly (Option<V> & { readonly isDisabled?: boolean })[];
  value: V;
  /** Where it starts: when the value differs, a dot and a reset stand beside the label. */
  initial?: V | undefined;
  /** Why Generate would not take it. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  onOptionChanged: (event: { value: V }) => void;
}

export interface OptionCardsProps<V extends OptionValue = OptionValue>
  extends OptionPickerProps<V>, Pick<RadioCardsProps, 'layout' | 'size' | 'minCardWidth'> {
  /** A picture or a drawing of an option. */
  mediaOf?: ((option: Option<V>) => ReactNode) | undefined;
  /** Stands at the end of a card: a price. */
  trailingOf?: ((option: Option<V>) => ReactNode) | undefined;
}

/** One of a few options that a picture, or a line under it, tells best. */
export function OptionCards<V extends OptionValue>({
  label,
  help,
  options,
  value,
  initial,
  errorMessage,
  isDisabled,
  mediaOf,
  trailingOf,
  onOptionChanged,
  ...look
}: OptionCardsProps<V>) {
  return (
    <RadioCards
      {...look}
      data-picker="OptionCards"
      label={label}
      description={help}
      errorMessage={errorMessage}
      options={options.map((each) => ({
        value: String(each.value),
        label: each.label,
        description: each.help,
        isDisabled: each.isDisabled,
        media: mediaOf?.(each),
        trailing: trailingOf?.(each),
      }))}
      value={String(value)}
      isDisabled={isDisabled}
      adornment={
        initial !== undefined &&
        value !== initial && <ChangedMark of={label} onReset={() => onOptionChanged({ value: initial })} />
      }
      onChange={(chosen) => {
        const option = options.find((each) => String(each.value) === chosen);
        if (option) onOptionChanged({ value: option.value });
      }}
    />
  );
}
