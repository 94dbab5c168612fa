import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import type { CheckboxFieldProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { Check, Minus } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { choice, help, mark, row, words } from '../Field/Choice.css.ts';
import { requiredMark } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { fieldState } from '../Field/fieldState.ts';

export interface CheckboxProps
  extends
    Omit<CheckboxFieldProps, OwnedByField | 'isSelected' | 'isIndeterminate' | 'onChange'>,
    Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired' | 'isDisabled' | 'className'> {
  /** Its label: what holds when it is checked. */
  children: ReactNode;
  isSelected?: boolean | undefined;
  /** Some of what it stands for is checked and some is not. */
  isIndeterminate?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A choice that counts once a button is pressed. For what works at once, use Switch. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isSelected,
  isIndeterminate = false,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') needsLabel('Checkbox', children, 'label as its children');
  const { required } = useWords(generalWords);
  return (
    <CheckboxField
      data-component="Checkbox"
      {...rest}
      {...fieldState({ isRequired, isDisabled, errorMessage, name: rest.name })}
      ref={ref}
      {...{ isSelected, onChange }}
      isIndeterminate={isIndeterminate}
      className={joinClasses(choice, className)}
    >
      <CheckboxButton data-part="control" className={row}>
        {({ isSelected: isOn }) => (
          <>
            <span aria-hidden="true" data-part="mark" className={mark({ shape: 'box' })}>
              {isIndeterminate ? <Icon glyph={Minus} size={16} /> : isOn && <Icon glyph={Check} size={16} />}
            </span>
            <span className={words}>
              <span data-part="label">{children}</span>
              {isRequired && (
                <span aria-hidden="true" title={required} className={requiredMark}>
                  *
                </span>
              )}
            </span>
          </>
        )}
      </CheckboxButton>
      <FieldHelp {...{ description, errorMessage }} className={help} />
    </CheckboxField>
  );
}
