import type { ReactNode, Ref } from 'react';
import { Group, Input, TextField as RacTextField } from 'react-aria-components';
import type { TextFieldProps as RacTextFieldProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { control, field, input } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { fieldState } from '../Field/fieldState.ts';
import { side } from './TextField.css.ts';

export interface TextFieldProps
  extends
    Omit<
      RacTextFieldProps,
      | keyof FieldProps
      | 'children'
      | 'style'
      | 'render'
      | 'isInvalid'
      | 'validationBehavior'
      | 'validate'
      | 'value'
      | 'onChange'
    >,
    FieldProps {
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Stands in the box before the text: an icon, a sign. */
  leading?: ReactNode;
  /** Stands in the box after the text: a unit, a button. */
  trailing?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  label,
  description,
  errorMessage,
  adornment,
  isRequired,
  isDisabled,
  size,
  placeholder,
  leading,
  trailing,
  value,
  onChange,
  className,
  ref,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <RacTextField
      data-component="TextField"
      {...rest}
      {...fieldState({ isRequired, isDisabled, errorMessage })}
      {...(value === undefined ? {} : { value })}
      {...(onChange ? { onChange } : {})}
      {...(ref ? { ref } : {})}
      className={joinClasses(field, className)}
    >
      <FieldLabel {...{ isRequired, adornment }}>{label}</FieldLabel>
      <Group data-part="control" className={control({ size })}>
        {leading && (
          <span data-part="leading" className={side}>
            {leading}
          </span>
        )}
        <Input
          className={input}
          {...(inputRef ? { ref: inputRef } : {})}
          {...(placeholder ? { placeholder } : {})}
        />
        {trailing && (
          <span data-part="trailing" className={side}>
            {trailing}
          </span>
        )}
      </Group>
      <FieldHelp {...{ description, errorMessage }} />
    </RacTextField>
  );
}
