import { formWords, type FormWords } from '../../words/form.ts';
import { lineIn, type Saying } from '../../words/saying.ts';
import type { PromptTemplate } from '../templates/promptTemplate.ts';
import {
  read,
  refuse,
  type Elsewhere,
  type InputBasics,
  type Kind,
  type Made,
  type Spec,
  type Typed,
} from './kind.ts';

/** Words that a person writes: a prompt, a description, a name. Always read without the white space around them. */
export interface TextInput extends InputBasics, Typed<string, string> {
  readonly kind: 'text';
  readonly field: string;
  readonly placeholder?: string;
  /** What to say when nothing was written; without it the text is optional. */
  readonly missing?: Saying;
  readonly maxLength: number;
  /** A name in one line; without it, words that grow. */
  readonly isLine?: boolean;
  /** Whole prompts to begin with. */
  readonly templates?: readonly PromptTemplate[];
  /** Travels behind the words, by the chosen option of another input (A219). */
  readonly ending?: { readonly by: string; readonly words: Readonly<Record<string, string>> };
}

const longestPrompt: number = 2000;

export const text = <const S extends Omit<Spec<TextInput>, 'maxLength'> & { maxLength?: number }>(
  spec: S,
): Made<TextInput, S> & Pick<TextInput, 'maxLength'> => ({
  kind: 'text',
  maxLength: longestPrompt,
  ...spec,
});

const tooLong = ({ label, maxLength }: TextInput, said: FormWords) => said.tooLong(label, maxLength);

/** The words that travel behind a text, by what else is chosen (A219). */
const endingOf = ({ ending }: TextInput, elsewhere?: Elsewhere): string =>
  ending ? (ending.words[String(elsewhere?.(ending.by))] ?? '') : '';

export const textKind: Kind<TextInput, string, string> = {
  place: 'words',
  isWords: true,
  cut: ({ maxLength }, words) => words.slice(0, maxLength),
  names: ({ ending }) => (ending ? [ending.by] : []),
  initial: () => '',
  validate: (input, draft, said) => {
    if (draft.trim() === '') return input.missing ?? null;
    return draft.trim().length > input.maxLength ? tooLong(input, said) : null;
  },
  toValue: (_input, draft) => draft.trim(),
  // Words that are too many are still words that somebody wrote.
  restore: (_input, kept) => (typeof kept === 'string' ? kept : undefined),
  write: (input, value, elsewhere) => value + endingOf(input, elsewhere),
  read: (input, raw, elsewhere) => {
    const sent = raw ?? '';
    if (typeof sent !== 'string') return refuse(`${input.label} must be text.`);
    const ending = endingOf(input, elsewhere);
    // A caller who left the ending out is understood all the same.
    const words = ending !== '' && sent.endsWith(ending) ? sent.slice(0, -ending.length) : sent;
    const trimmed = words.trim();
    if (trimmed === '' && input.missing) return refuse(lineIn(input.missing));
    return trimmed.length > input.maxLength ? refuse(tooLong(input, formWords)) : read(trimmed);
  },
};
