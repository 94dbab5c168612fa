import type { Ref } from 'react';
import type { RadioGroupProps as RacRadioGroupProps } from 'react-aria-components';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';

/** What every control takes that asks for one of several: RadioGroup, RadioCards, SegmentedControl. */
export interface OneOfSeveralProps<Value extends string, Option extends { value: Value }>
  extends
    Omit<RacRadioGroupProps, OwnedByField | 'value' | 'defaultValue' | 'onChange' | 'orientation'>,
    Omit<FieldProps, 'size'> {
  options: readonly Option[];
  /** null means that nothing is chosen yet. */
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
