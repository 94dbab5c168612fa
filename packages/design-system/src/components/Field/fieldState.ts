import type { FieldProps } from './fieldProps.ts';

/**
 * The states that React Aria's fields take. Errors are ours to show: the browser neither blocks a form nor opens a
 * bubble of its own.
 */
export function fieldState({
  isRequired = false,
  isDisabled = false,
  errorMessage,
}: Pick<FieldProps, 'isRequired' | 'isDisabled' | 'errorMessage'>) {
  return { isRequired, isDisabled, isInvalid: Boolean(errorMessage), validationBehavior: 'aria' as const };
}
