import type { Ref } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as RacSelect,
  SelectValue,
} from 'react-aria-components';
import type { SelectProps as RacSelectProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { Check, ChevronDown } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { control, field } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { fieldState } from '../Field/fieldState.ts';
import { useInsideDialog } from '../Popover/InsideDialog.ts';
import { popover } from '../Popover/Popover.css.ts';
import {
  button,
  chevron,
  list,
  option,
  optionHelp,
  optionWords,
  tick,
  value as valueClass,
} from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line: what it means, what it costs. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends
    Omit<
      RacSelectProps<SelectOption<Value>>,
      | keyof FieldProps
      | 'children'
      | 'style'
      | 'render'
      | 'isInvalid'
      | 'validationBehavior'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'disabledKeys'
      | 'placeholder'
    >,
    FieldProps {
  options: readonly SelectOption<Value>[];
  /** null means that nothing is chosen yet. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a list that opens. For two to five short choices, show them all instead. */
export function Select<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  description,
  errorMessage,
  adornment,
  isRequired,
  isDisabled,
  size,
  className,
  ref,
  ...rest
}: SelectProps<Value>) {
  const { choose } = useLabels();
  const isInsideDialog = useInsideDialog();
  return (
    <RacSelect<SelectOption<Value>>
      data-component="Select"
      {...rest}
      {...fieldState({ isRequired, isDisabled, errorMessage })}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(ref ? { ref } : {})}
      onChange={(key) => {
        const chosen = options.find((candidate) => candidate.value === key);
        if (chosen) onChange?.(chosen.value);
      }}
      placeholder={placeholder ?? choose}
      className={joinClasses(field, className)}
    >
      <FieldLabel {...{ isRequired, adornment }}>{label}</FieldLabel>
      <Button data-part="control" className={joinClasses(control({ size }), button)}>
        <SelectValue<SelectOption<Value>> data-part="value" className={valueClass}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span aria-hidden="true" className={chevron}>
          <Icon glyph={ChevronDown} size={16} />
        </span>
      </Button>
      <FieldHelp {...{ description, errorMessage }} />
      <Popover data-overlay offset={4} containerPadding={8} className={popover({ isInsideDialog })}>
        <ListBox items={options} className={list}>
          {({ value: id, label: words, description: help, isDisabled: isOff }) => (
            <ListBoxItem id={id} textValue={words} isDisabled={isOff ?? false} className={option}>
              {({ isSelected }) => (
                <>
                  <span aria-hidden="true" className={tick}>
                    {isSelected && <Icon glyph={Check} size={16} />}
                  </span>
                  <span className={optionWords}>
                    {/* Without React Aria's slots: both lines are seen, so both belong to the name. */}
                    <span>{words}</span>
                    {help && <span className={optionHelp}>{help}</span>}
                  </span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </RacSelect>
  );
}
