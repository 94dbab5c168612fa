import { Stack } from '@kinora/design-system';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

export interface CheckedFormProps {
  isPending?: boolean | undefined;
  /** Sends what was typed, or names the first field that keeps it from being sent. */
  onSent: () => string | undefined;
  /** The field that an answer found wrong: it gets the focus when that comes. */
  refused?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
  'data-component'?: string | undefined;
}

const focusField = (form: HTMLFormElement, name: string | undefined) =>
  name && form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/** A form that says by itself, and not by the browser, what is wrong, at each field; the first of them gets the focus. */
export function CheckedForm({ isPending, onSent, refused, children, ...rest }: CheckedFormProps) {
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const at = document.activeElement as HTMLInputElement | null;
    // Whoever went on elsewhere meanwhile is left there.
    if (at === document.body || at?.form === own.current) focusField(own.current!, refused);
  }, [refused]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) focusField(event.currentTarget, onSent());
  };
  return (
    <form {...rest} ref={own} onSubmit={send} noValidate>
      <Stack gap={16}>{children}</Stack>
    </form>
  );
}
