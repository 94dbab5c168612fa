import { read, refuse, type InputBasics, type Kind, type Made, type Spec, type Typed } from './kind.ts';

/** On or off. */
export interface SwitchInput extends InputBasics, Typed<boolean, boolean> {
  readonly kind: 'switch';
  readonly field: string;
  readonly initial: boolean;
}

export const toggle = <const S extends Spec<SwitchInput>>(spec: S): Made<SwitchInput, S> => ({
  kind: 'switch',
  ...spec,
});

export const switchKind: Kind<SwitchInput, boolean, boolean> = {
  place: 'settings',
  show: (_input, value, said) => (value ? said.on : said.off),
  initial: (input) => input.initial,
  validate: () => null,
  toValue: (_input, draft) => draft,
  restore: (_input, kept) => (typeof kept === 'boolean' ? kept : undefined),
  write: (_input, value) => value,
  read: (input, raw) =>
    typeof raw === 'boolean' ? read(raw) : refuse(`${input.label} must be true or false.`),
};
