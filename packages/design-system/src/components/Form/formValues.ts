/** What one field holds. Several fields of one name, such as the boxes of a CheckboxGroup, hold a list. */
export type FormValue = string | File | readonly (string | File)[];
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** What a form holds, by the names of its fields. */
export function formValues(form: HTMLFormElement, data: FormData): FormValues {
  const names = new Set(
    [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null),
  );
  return Object.fromEntries(
    [...names].map((name) => [name, isList(form, name) ? data.getAll(name) : (data.get(name) ?? undefined)]),
  );
}

/** Radio buttons of one name hold one value together; whatever else shares a name holds several. */
function isList(form: HTMLFormElement, name: string): boolean {
  const carriers = ([...form.elements] as HTMLInputElement[]).filter(
    (element) => element.getAttribute('name') === name,
  );
  const [{ type, multiple }] = carriers as [HTMLInputElement];
  return type !== 'radio' && (carriers.length > 1 || multiple);
}
