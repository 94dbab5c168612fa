import { fieldLabel } from './formFields.ts';

/** What is wrong, by the names of fields. What no field is called stands in the summary alone. */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One thing that is wrong, with the field that it is about. */
export interface FormFault {
  name: string;
  message: string;
}

export function faultsOf(errors: FormErrors): readonly FormFault[] {
  return Object.entries(errors).flatMap(([name, messages]) =>
    [messages ?? []].flat().map((message) => ({ name, message })),
  );
}

/** The required fields of a form that were left empty, in the order in which they stand. One that is disabled is not sent either. */
export function missingIn(
  form: HTMLFormElement,
  data: FormData,
  missing: (label: string) => string,
): FormErrors {
  const required = [
    ...form.querySelectorAll<HTMLElement>('[data-field][data-required]:not([data-disabled])'),
  ];
  return Object.fromEntries(
    required
      .map((field) => field.dataset['field'] ?? '')
      .filter((name) => data.getAll(name).every(isEmpty))
      .map((name) => [name, missing(fieldLabel(form, name))]),
  );
}

const isEmpty = (value: FormDataEntryValue) =>
  typeof value === 'string' ? !value.trim() : !value.size && !value.name;
