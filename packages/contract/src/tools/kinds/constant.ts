import { read, refuse, type InputBasics, type Kind } from './kind.ts';

/** Something a tool always sends and nobody chooses: it tells the tool apart from others of the same function. */
export interface ConstantInput extends InputBasics {
  readonly kind: 'constant';
  readonly field: string;
  readonly value: string | null;
}

export const constant = <const S extends Omit<ConstantInput, 'kind' | 'label'>>(spec: S) =>
  ({ kind: 'constant', label: spec.field, ...spec }) as const;

/** A field that is always null may as well be left out. */
export const isConstant = (input: ConstantInput, raw: unknown): boolean =>
  raw === input.value || (input.value === null && raw === undefined);

export const constantKind: Kind<ConstantInput, string | null, string | null> = {
  initial: (input) => input.value,
  validate: () => null,
  toValue: (input) => input.value,
  restore: () => undefined,
  write: (input) => input.value,
  read: (input, raw) =>
    isConstant(input, raw)
      ? read(input.value)
      : refuse(`${input.field} must be ${input.value ?? 'null'} here.`),
};
