/** Brings the focus to the first field of a form, unless somebody has gone on in the dialog that it came into. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const isTaken = form?.closest('[role=dialog]')?.querySelector(':focus');
  if (!isTaken) form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
