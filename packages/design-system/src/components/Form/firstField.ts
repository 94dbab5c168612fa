/** Brings the focus to the first field of a form, with all that stands in it chosen, unless somebody has gone on in the dialog that it came into. */
export function focusFirstField(form: HTMLFormElement): void {
  if (form.closest('[role=dialog]')?.querySelector(':focus')) return;
  const first = form.querySelector<HTMLInputElement>(
    ':is(input, select, textarea):not([type=hidden], :disabled, [hidden])',
  );
  const ticked = form.querySelector<HTMLElement>(`[type=radio][name="${first?.name}"]:checked`);
  (ticked ?? first)?.focus();
  if (!ticked) first?.select?.();
}
