// A form's fields as they stand in the page: each root of ours carries the name in data-field.

const focusables = 'input:not([type="hidden"]), textarea, button, select, [tabindex]';
/** Beside the label, or there for the browser alone. */
const besides = '[data-part="label-row"], [aria-hidden="true"], [data-react-aria-prevent-focus]';

function fieldNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    (field) => field.dataset['field'] === name,
  );
}

/** What a field is called on the page. */
export function fieldLabel(form: HTMLFormElement, name: string): string {
  return fieldNamed(form, name)?.querySelector('[data-part="label"]')?.textContent.trim() || name;
}

/** Brings the keyboard to a field: to what is chosen in it, or to its first control. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = fieldNamed(form, name);
  const controls = field
    ? [...field.querySelectorAll<HTMLElement>(focusables)]
    : ([...form.elements] as HTMLElement[]).filter((element) => element.getAttribute('name') === name);
  controls
    .find((element) => element.tabIndex >= 0 && !element.closest(besides) && !element.matches(':disabled'))
    ?.focus();
}

/** Whether the form has such a field, so that a link can lead to it. */
export function hasField(form: HTMLFormElement, name: string): boolean {
  return Boolean(fieldNamed(form, name) ?? form.elements.namedItem(name));
}

/** What is wrong from the first field to the last; what belongs to none comes at the end. */
export function inPageOrder<Fault extends { name: string }>(
  form: HTMLFormElement,
  faults: readonly Fault[],
): readonly Fault[] {
  const names = [...form.querySelectorAll<HTMLElement>('[data-field], [name]')].map(
    (field) => field.dataset['field'] ?? field.getAttribute('name'),
  );
  const place = ({ name }: Fault) => (names.includes(name) ? names.indexOf(name) : names.length);
  return faults.toSorted((one, other) => place(one) - place(other));
}
