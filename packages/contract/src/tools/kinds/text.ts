import { lineIn, type Saying } from '../../words/saying.ts';
import type { PromptTemplate } from '../promptTemplates.ts';
import { read, refuse, type InputBasics, type Kind } from './kind.ts';

/** Words that a person writes: a prompt, a description, a name. Always read without the white space around them. */
export interface TextInput extends InputBasics {
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

export const text = <const S extends Omit<TextInput, 'kind' | 'maxLength'> & { maxLength?: number }>(
  spec: S,
) => ({ kind: 'text', maxLength: longestPrompt, ...spec }) as const satisfies TextInput;

const tooLong = (input: TextInput) => `${input.label} can have up to ${input.maxLength} characters.`;

export const textKind: Kind<TextInput, string, string> = {
  initial: () => '',
  validate: (input, draft) => {
    if (draft.trim() === '') return input.missing ?? null;
    return draft.trim().length > input.maxLength ? tooLong(input) : null;
  },
  toValue: (_input, draft) => draft.trim(),
  // Words that are too many are still words that somebody wrote.
  restore: (_input, kept) => (typeof kept === 'string' ? kept : undefined),
  write: (_input, value) => value,
  read: (input, raw) => {
    const words = raw ?? '';
    if (typeof words !== 'string') return refuse(`${input.label} must be text.`);
    const trimmed = words.trim();
    if (trimmed === '' && input.missing) return refuse(lineIn(input.missing));
    return trimmed.length > input.maxLength ? refuse(tooLong(input)) : read(trimmed);
  },
};
