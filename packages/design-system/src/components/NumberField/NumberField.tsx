import type { Ref } from 'react';
import { Input, NumberField as RacNumberField } from 'react-aria-components';
import type { NumberFieldProps as RacNumberFieldProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { Minus, Plus } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { input } from '../Field/Field.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { digits, stepper, unit as unitClass } from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    Omit<
      RacNumberFieldProps,
      | OwnedByField
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'step'
      | 'formatOptions'
      | 'incrementAriaLabel'
      | 'decrementAriaLabel'
    >,
    FieldProps {
  /** null means that it is empty. */
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  placeholder?: string | undefined;
  /** Stands after the number and is read with it: 's', 'px', 'credits'. */
  unit?: string | undefined;
  labels?: Partial<Pick<Labels, 'increase' | 'decrease'>> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** An exact number, typed or stepped. For an amount that is felt rather than known, use Slider. */
export function NumberField({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step,
  formatOptions,
  placeholder,
  unit,
  labels,
  inputRef,
  ...props
}: NumberFieldProps) {
  const { root, frame, size } = fieldParts('NumberField', props);
  const { increase, decrease } = useWords(fieldWords, labels);
  return (
    <RacNumberField
      // Scrolling past a field must not change it.
      isWheelDisabled
      {...root}
      {...{ defaultValue, minValue, maxValue, step, formatOptions }}
      value={value === null ? Number.NaN : value}
      onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
      incrementAriaLabel={increase(frame.label)}
      decrementAriaLabel={decrease(frame.label)}
    >
      <FieldFrame {...frame} unit={unit}>
        <FieldBox size={size}>
          <Input className={joinClasses(input, digits)} ref={inputRef} placeholder={placeholder} />
          {unit && (
            <span aria-hidden="true" data-part="unit" className={joinClasses(digits, unitClass)}>
              {unit}
            </span>
          )}
          <NativeButton slot="decrement" data-part="decrease" className={stepper}>
            <Icon glyph={Minus} size={16} />
          </NativeButton>
          <NativeButton slot="increment" data-part="increase" className={stepper}>
            <Icon glyph={Plus} size={16} />
          </NativeButton>
        </FieldBox>
      </FieldFrame>
    </RacNumberField>
  );
}
