import type { MediaFile } from '../media.ts';
import { fixedKind, type FixedInput } from './fixed.ts';
import { imageKind, type ImageInput } from './image.ts';
import type { Kind } from './kind.ts';
import { optionKind, type OptionInput } from './option.ts';
import { rangeKind, type RangeInput } from './range.ts';
import { switchKind, type SwitchInput } from './switch.ts';
import { textKind, type TextInput } from './text.ts';

export type Input = FixedInput | ImageInput | OptionInput | RangeInput | SwitchInput | TextInput;
export type InputKind = Input['kind'];
export type InputOf<K extends InputKind> = Extract<Input, { kind: K }>;

/** What a form holds for an input, and what a finished request says. A new kind is a line in each and in `kinds`. */
export type DraftOf<I> = I extends { kind: 'image' } ? MediaFile | null : ValueOf<I>;
export type ValueOf<I> = I extends { kind: 'fixed' | 'text' }
  ? string
  : I extends { kind: 'range' }
    ? number
    : I extends { kind: 'switch' }
      ? boolean
      : I extends OptionInput<infer V>
        ? V
        : I extends { kind: 'image'; missing: string }
          ? string
          : I extends { kind: 'image' }
            ? string | null
            : never;

export type AnyDraft = DraftOf<Input>;
export type AnyValue = ValueOf<Input>;

const kinds: { [K in InputKind]: Kind<InputOf<K>, DraftOf<InputOf<K>>, ValueOf<InputOf<K>>> } = {
  fixed: fixedKind,
  image: imageKind,
  option: optionKind,
  range: rangeKind,
  switch: switchKind,
  text: textKind,
};

/** The kind of an input, for walking a tool's inputs without knowing which is which. */
export function kindOf(input: Input): Kind<Input, AnyDraft, AnyValue> {
  const kind: unknown = kinds[input.kind];
  return kind as Kind<Input, AnyDraft, AnyValue>;
}

/** Inputs whose drafts are files: they get an address before the request is made. */
export const holdsFile = (draft: unknown): draft is MediaFile =>
  typeof draft === 'object' && draft !== null && 'blob' in draft;

export { fixed, type FixedInput } from './fixed.ts';
export { acceptedImages, adviceOn, image, type ImageInput } from './image.ts';
export type { InputBasics, Reading } from './kind.ts';
export { option, type Option, type OptionInput, type OptionValue } from './option.ts';
export { range, type RangeInput } from './range.ts';
export { toggle, type SwitchInput } from './switch.ts';
export { text, type TextInput } from './text.ts';
