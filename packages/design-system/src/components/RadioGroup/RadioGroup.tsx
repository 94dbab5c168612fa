import { RadioButton, RadioField } from 'react-aria-components';
import { choice, choices, help, mark, row, words } from '../Field/Choice.css.ts';
import type { ChoiceOption } from '../Field/choiceOption.ts';
import { FieldDescription } from '../Field/FieldDescription.tsx';
import { OneOfSeveral } from './OneOfSeveral.tsx';
import type { OneOfSeveralProps } from './radioGroupProps.ts';

export interface RadioGroupProps<Value extends string = string> extends OneOfSeveralProps<
  Value,
  ChoiceOption<Value>
> {
  /** @default 'vertical' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** One of a few choices, all of which are in sight. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  return (
    <OneOfSeveral component="RadioGroup" {...props}>
      <div data-part="choices" className={choices}>
        {props.options.map(({ value, label, description, isDisabled = false }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled} className={choice}>
            <RadioButton data-part="control" className={row}>
              <span aria-hidden="true" data-part="mark" className={mark({ shape: 'dot' })} />
              <span className={words}>{label}</span>
            </RadioButton>
            <FieldDescription className={help}>{description}</FieldDescription>
          </RadioField>
        ))}
      </div>
    </OneOfSeveral>
  );
}
