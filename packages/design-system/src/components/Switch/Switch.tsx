import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { PendingBar } from '../Button/PendingBar.tsx';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { fieldState } from '../Field/fieldState.ts';
import { knob, rail, row, toggle } from './Switch.css.ts';

export interface SwitchProps
  extends
    Omit<
      SwitchFieldProps,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'isDisabled'
      | 'isInvalid'
      | 'isRequired'
      | 'validate'
      | 'validationBehavior'
    >,
    Pick<FieldProps, 'description' | 'errorMessage' | 'isDisabled' | 'className'> {
  /** Its label: what is on when it is on. */
  children: ReactNode;
  /** What it turns is on its way: it keeps focus and ignores presses until then. */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Turns one thing on or off, at once. For a choice that waits for a button, use Checkbox. */
export function Switch({
  children,
  description,
  errorMessage,
  isDisabled,
  isPending = false,
  className,
  ref,
  ...rest
}: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') needsLabel('Switch', children, 'label as its children');
  return (
    <SwitchField
      data-component="Switch"
      {...rest}
      {...fieldState({ isDisabled, errorMessage, name: rest.name })}
      {...(isPending ? { isReadOnly: true, 'data-pending': true } : {})}
      ref={ref}
      className={joinClasses(toggle, className)}
    >
      <SwitchButton className={row} data-part="control">
        <span data-part="label">{children}</span>
        <span className={rail} data-part="track">
          <span className={knob} data-part="thumb" />
          {isPending && <PendingBar />}
        </span>
      </SwitchButton>
      <FieldHelp {...{ description, errorMessage }} />
    </SwitchField>
  );
}
