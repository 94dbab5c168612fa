import { read, refuse, type InputBasics, type Kind } from './kind.ts';

export type OptionValue = string | number;

export interface Option<V extends OptionValue = OptionValue> {
  readonly value: V;
  readonly label: string;
  readonly help?: string;
}

/** One of a few named values. */
export interface OptionInput<V extends OptionValue = OptionValue> extends InputBasics {
  readonly kind: 'option';
  readonly wire: string;
  readonly options: readonly Option<V>[];
  readonly initial: V;
}

export const option = <const V extends OptionValue>(
  spec: InputBasics & {
    readonly wire: string;
    readonly options: readonly Option<V>[];
    readonly initial: NoInfer<V>;
  },
): OptionInput<V> => ({ kind: 'option', ...spec });

const choices = (input: OptionInput) =>
  `${input.label} must be one of ${input.options.map((each) => each.value).join(', ')}.`;

const allowed = (input: OptionInput, value: unknown): value is OptionValue =>
  input.options.some((each) => each.value === value);

export const optionKind: Kind<OptionInput, OptionValue, OptionValue> = {
  initial: (input) => input.initial,
  missing: (input, draft) => (allowed(input, draft) ? null : choices(input)),
  settle: (_input, draft) => draft,
  write: (_input, value) => value,
  read: (input, raw) => (allowed(input, raw) ? read(raw) : refuse(choices(input))),
};
