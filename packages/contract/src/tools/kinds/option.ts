import { formWords, type FormWords } from '../../words/form.ts';
import { read, refuse, type Follows, type InputBasics, type Kind, type Spec, type Typed } from './kind.ts';

export type OptionValue = string | number;

/** What the options are of, so that a kit can show them as what they are: shapes, pictures, lengths. */
export type OptionSubject =
  | 'ratio'
  | 'style'
  | 'effect'
  | 'duration'
  | 'resolution'
  | 'quality'
  | 'model'
  | 'factor'
  | 'number';

export interface Option<V extends OptionValue = OptionValue> {
  readonly value: V;
  readonly label: string;
  readonly help?: string;
  /** Offered only while another input says this: in sight without it where there is a reason to tell, and else gone. */
  readonly only?: { readonly with: string; readonly is: OptionValue; readonly why?: string };
}

/** One of a few named values. */
export interface OptionInput<V extends OptionValue = OptionValue> extends InputBasics, Typed<V, V> {
  readonly kind: 'option';
  readonly field: string;
  readonly of?: OptionSubject;
  readonly options: readonly Option<V>[];
  readonly initial: V;
  readonly follows?: Follows<V>;
}

export const option = <const V extends OptionValue>(
  spec: Omit<Spec<OptionInput<V>>, 'initial'> & { readonly initial: NoInfer<V> },
): OptionInput<V> => ({ kind: 'option', ...spec });

/** The name under which a kit keeps the picture of an option: 'style/anime'. */
export const pictureOf = (input: OptionInput, { value }: Option): string | null =>
  input.of === undefined ? null : `${input.of}/${value}`;

/** A model is known by its name alone: what it is called on the wire may be an id. */
const choices = ({ label, of, options }: OptionInput, said: FormWords) =>
  said.notOneOf(label, options.map((each) => (of === 'model' ? each.label : each.value)).join(', '));

const allowed = (input: OptionInput, value: unknown): value is OptionValue =>
  input.options.some((each) => each.value === value);

const isHad = ({ only }: Option, values: Readonly<Record<string, unknown>>): boolean =>
  only === undefined || values[only.with] === only.is;

/** The options that can be had beside what else is chosen. */
export const optionsBeside = <V extends OptionValue>(
  input: OptionInput<V>,
  values: Readonly<Record<string, unknown>>,
): readonly Option<V>[] => input.options.filter((each) => isHad(each, values));

export interface ShownOption<V extends OptionValue = OptionValue> extends Option<V> {
  readonly isDisabled?: boolean;
}

/** The options that are in sight: some can't be had beside what else is chosen, and say why. */
export const optionsShown = <V extends OptionValue>(
  input: OptionInput<V>,
  values: Readonly<Record<string, unknown>>,
): readonly ShownOption<V>[] =>
  input.options.flatMap((each) => {
    if (isHad(each, values)) return [each];
    return each.only?.why === undefined ? [] : [{ ...each, help: each.only.why, isDisabled: true }];
  });

const clashOf = (
  input: OptionInput,
  values: Readonly<Record<string, unknown>>,
  value: unknown,
  said: FormWords,
) => {
  const offered = optionsBeside(input, values);
  if (offered.some((each) => each.value === value)) return null;
  const why = input.options.find((each) => each.value === value)?.only?.why;
  return why ?? choices({ ...input, options: offered }, said);
};

export const optionKind: Kind<OptionInput, OptionValue, OptionValue> = {
  place: 'settings',
  choices: (input) => input.options,
  subject: (input) => input.of,
  clash: (input, value, values, said) => clashOf(input, values, value, said),
  names: (input) => input.options.flatMap(({ only }) => only?.with ?? []),
  initial: (input) => input.initial,
  validate: (input, draft, said) => (allowed(input, draft) ? null : choices(input, said)),
  toValue: (_input, draft) => draft,
  restore: (input, kept) => (allowed(input, kept) ? kept : undefined),
  write: (_input, value) => value,
  read: (input, raw) => (allowed(input, raw) ? read(raw) : refuse(choices(input, formWords))),
};
