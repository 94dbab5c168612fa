import { read, refuse, type InputBasics, type Kind, type Spec, type Typed } from './kind.ts';

/** Something a tool always sends and nobody chooses: it tells the tool apart from others of the same function. */
export interface ConstantInput extends InputBasics, Typed<string | null, string | null> {
  readonly kind: 'constant';
  readonly role: 'sent';
  readonly field: string;
  readonly value: string | null;
}

export const constant = <const S extends Omit<Spec<ConstantInput>, 'label'>>(spec: S) =>
  ({ kind: 'constant', role: 'sent', label: spec.field, ...spec }) as const;

export const constantKind: Kind<ConstantInput, string | null, string | null> = {
  place: 'settings',
  initial: (input) => input.value,
  validate: () => null,
  toValue: (input) => input.value,
  restore: () => undefined,
  write: (input) => input.value,
  read: (input, raw) =>
    // A field that is always null may as well be left out.
    raw === input.value || (input.value === null && raw === undefined)
      ? read(input.value)
      : refuse(`${input.field} must be ${input.value ?? 'null'} here.`),
};
