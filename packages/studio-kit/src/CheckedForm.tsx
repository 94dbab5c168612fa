import { Stack } from '@kinora/design-system';
import type { FormEvent, ReactNode } from 'react';

export interface CheckedFormProps {
  isPending?: boolean | undefined;
  /** Sends what was typed, or names the first field that keeps it from being sent. */
  onSent: () => string | undefined;
  id?: string | undefined;
  children: ReactNode;
  'data-component'?: string | undefined;
}

/** A form that says by itself, and not by the browser, what is wrong, at each field; the first of them gets the focus. */
export function CheckedForm({ isPending, onSent, children, ...rest }: CheckedFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = isPending ? undefined : onSent();
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form {...rest} onSubmit={send} noValidate>
      <Stack gap={16}>{children}</Stack>
    </form>
  );
}
