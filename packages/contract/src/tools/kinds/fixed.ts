import { read, type InputBasics, type Kind, type Spec, type Typed } from './kind.ts';

/** Something the tool decides and the person only reads: it never travels. */
export interface FixedInput extends InputBasics, Typed<string, string> {
  readonly kind: 'fixed';
  readonly role: 'shown';
  readonly value: string;
}

export const fixed = <const S extends Spec<FixedInput>>(spec: S) =>
  ({ kind: 'fixed', role: 'shown', ...spec }) as const satisfies FixedInput;

export const fixedKind: Kind<FixedInput, string, string> = {
  place: 'settings',
  initial: (input) => input.value,
  validate: () => null,
  toValue: (input) => input.value,
  restore: () => undefined,
  write: () => undefined,
  read: (input) => read(input.value),
};
