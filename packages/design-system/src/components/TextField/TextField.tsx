import type { ReactNode, Ref } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import type { TextFieldProps as RacTextFieldProps } from 'react-aria-components';
import { input } from '../Field/Field.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';

export interface TextFieldProps
  extends Omit<RacTextFieldProps, OwnedByField | 'value' | 'onChange'>, FieldProps {
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Stands in the box before the text: an icon, a sign. */
  leading?: ReactNode;
  /** Stands in the box after the text: a unit, a button. */
  trailing?: ReactNode;
  /** What was typed is being looked at: whether a name is free, say. */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  placeholder,
  leading,
  trailing,
  isPending,
  value,
  onChange,
  inputRef,
  ...props
}: TextFieldProps) {
  const { root, frame, size } = fieldParts('TextField', props);
  return (
    <RacTextField {...root} value={value} onChange={onChange}>
      <FieldFrame {...frame}>
        <FieldBox {...{ size, leading, trailing, isPending }}>
          <Input className={input} ref={inputRef} placeholder={placeholder} />
        </FieldBox>
      </FieldFrame>
    </RacTextField>
  );
}
