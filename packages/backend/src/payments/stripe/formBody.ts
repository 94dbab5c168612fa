export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** Nested values as Stripe wants them in a form: `a[b][0]=c`. What is null or undefined is left out. */
export function formBody(values: Readonly<Record<string, FormValue>>): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object') return form.append(name, String(value));
    for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each as FormValue);
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return form;
}
