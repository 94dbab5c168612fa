import { read, refuse, type InputBasics, type Kind } from './kind.ts';

/** On or off. */
export interface SwitchInput extends InputBasics {
  readonly kind: 'switch';
  readonly field: string;
  readonly initial: boolean;
}

export const toggle = <const S extends Omit<SwitchInput, 'kind'>>(spec: S) =>
  ({ kind: 'switch', ...spec }) as const satisfies SwitchInput;

export const switchKind: Kind<SwitchInput, boolean, boolean> = {
  initial: (input) => input.initial,
  validate: () => null,
  toValue: (_input, draft) => draft,
  restore: (_input, kept) => (typeof kept === 'boolean' ? kept : undefined),
  write: (_input, value) => value,
  read: (input, raw) =>
    typeof raw === 'boolean' ? read(raw) : refuse(`${input.label} must be true or false.`),
};
