import type { FieldProps } from './fieldProps.ts';

interface FieldStateProps extends Pick<FieldProps, 'isRequired' | 'isDisabled' | 'errorMessage'> {
  name?: string | undefined;
}

/**
 * The states that React Aria's fields take. Errors are ours to show: the browser neither blocks a form nor opens a
 * bubble of its own. Without an error of its own a field shows what the Form around it says of its name.
 */
export function fieldState({ isRequired = false, isDisabled = false, errorMessage, name }: FieldStateProps) {
  return {
    isRequired,
    isDisabled,
    isInvalid: errorMessage ? true : undefined,
    validationBehavior: 'aria' as const,
    // By this a Form finds it: the element that carries the name may be hidden.
    'data-field': name,
  };
}
