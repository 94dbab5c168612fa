import type { Ref } from 'react';
import { CheckboxGroup as RacCheckboxGroup } from 'react-aria-components';
import type { CheckboxGroupProps as RacCheckboxGroupProps } from 'react-aria-components';
import { choices } from '../Field/Choice.css.ts';
import type { ChoiceOption } from '../Field/choiceOption.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { Checkbox } from './Checkbox.tsx';

export interface CheckboxGroupProps<Value extends string = string>
  extends
    Omit<RacCheckboxGroupProps, OwnedByField | 'value' | 'defaultValue' | 'onChange'>,
    Omit<FieldProps, 'size'> {
  options: readonly ChoiceOption<Value>[];
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** All that are checked now, in the order in which they stand. */
  onChange?: ((value: readonly Value[]) => void) | undefined;
  /** @default 'vertical' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Any number of the choices in a list. */
export function CheckboxGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  ...props
}: CheckboxGroupProps<Value>) {
  const { root, frame } = fieldParts('CheckboxGroup', props);
  return (
    <RacCheckboxGroup
      data-orientation={orientation}
      {...root}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={(checked) =>
        onChange?.(options.map((option) => option.value).filter((own) => checked.includes(own)))
      }
    >
      <FieldFrame {...frame}>
        <div data-part="choices" className={choices}>
          {options.map(({ value: own, label: words, description: help, isDisabled: isOff }) => (
            <Checkbox key={own} value={own} description={help} isDisabled={isOff}>
              {words}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </RacCheckboxGroup>
  );
}
