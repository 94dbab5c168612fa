import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { description as help } from '../Field/Field.css.ts';
import { knob, rail, row, toggle } from './Switch.css.ts';

export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'isRequired'
> {
  /** Its label: what is on when it is on. */
  children: ReactNode;
  /** One line of help under it. */
  description?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Turns one thing on or off, at once. For a choice that waits for a button, use Checkbox. */
export function Switch({ children, description, className, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField
      data-component="Switch"
      {...rest}
      {...(ref ? { ref } : {})}
      className={joinClasses(toggle, className)}
    >
      <SwitchButton className={row} data-part="control">
        <span data-part="label">{children}</span>
        <span className={rail} data-part="track" aria-hidden>
          <span className={knob} data-part="thumb" />
        </span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={help}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
