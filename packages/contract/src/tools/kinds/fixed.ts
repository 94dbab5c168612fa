import { read, type InputBasics, type Kind } from './kind.ts';

/** Something the tool decides and the person only reads: it never travels. */
export interface FixedInput extends InputBasics {
  readonly kind: 'fixed';
  readonly value: string;
}

export const fixed = <const S extends Omit<FixedInput, 'kind'>>(spec: S) =>
  ({ kind: 'fixed', ...spec }) as const satisfies FixedInput;

export const fixedKind: Kind<FixedInput, string, string> = {
  initial: (input) => input.value,
  validate: () => null,
  toValue: (input) => input.value,
  restore: () => undefined,
  write: () => undefined,
  read: (input) => read(input.value),
};
