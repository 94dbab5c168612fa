import { formWords, type FormWords } from '../../words/form.ts';
import type { Saying } from '../../words/saying.ts';
import type { MediaFile, MediaKind } from '../media.ts';
import * as every from './every.ts';
import type { Kind } from './kind.ts';
import { whyNotTaken, type FileInputBasics } from './oneFile.ts';

type Every = typeof every;
export type InputKind = keyof Every;
type InputIn<K> = K extends { initial(input: infer I): unknown } ? I : never;
export type Input = { [K in InputKind]: InputIn<Every[K]> }[InputKind];
export type InputOf<K extends InputKind> = Extract<Input, { readonly kind: K }>;

/** What a form holds for an input, and what a finished request says. */
export type DraftOf<I> = I extends { readonly types?: { readonly draft: infer D } } ? D : never;
export type ValueOf<I> = I extends { readonly types?: { readonly value: infer V } } ? V : never;
export type AnyDraft = DraftOf<Input>;
export type AnyValue = ValueOf<Input>;

const kinds: { readonly [K in InputKind]: unknown } = every;

/** The kind of an input, for walking a tool's inputs without knowing which is which. */
export function kindOf(input: Input): Kind<Input, AnyDraft, AnyValue> {
  const kind: unknown = kinds[input.kind];
  return kind as Kind<Input, AnyDraft, AnyValue>;
}

/** An input that holds files, one or several. */
export type FileInput = Extract<Input, FileInputBasics>;
export const isFileInput = (input: Input): input is FileInput => kindOf(input).files !== undefined;

/** What the files of an input are; null where it holds none. */
export function mediaOf(input: FileInput): MediaKind;
export function mediaOf(input: Input): MediaKind | null;
export function mediaOf(input: Input) {
  return kindOf(input).files?.media(input) ?? null;
}
/** Whether several find room in it. */
export const takesSeveral = (input: Input): boolean => (kindOf(input).files?.most(input) ?? 0) > 1;

/** What a form says that leaves an input as it starts; null where that can be sent. */
export function missingIn(input: Input): Saying | null {
  const kind = kindOf(input);
  return kind.validate(input, kind.initial(input), formWords);
}

/** Why a file is not taken at all, before any of it is sent; null when it is. */
export const refusalOf = (input: FileInput, file: MediaFile, said: FormWords = formWords): Saying | null =>
  whyNotTaken(mediaOf(input), input, file, said);

/** The files of what a form holds for an input, in the order in which they are sent. */
export const filesOf = (input: Input, held: unknown): readonly MediaFile[] =>
  kindOf(input).files?.of(held as AnyDraft) ?? [];

export { audio, type AudioInput } from './audio.ts';
export { camera, cameraMoves, type CameraInput, type CameraMove } from './camera.ts';
export { fixed, type FixedInput } from './fixed.ts';
export { image, type ImageInput } from './image.ts';
export { images, tooMuchTogether, type ImagesInput } from './images.ts';
export type { Choice, EditorPlace, InputBasics, Kind, Reading, SettingWords } from './kind.ts';
export { acceptedFiles, type FileBasics, type FileInputBasics, type FileLimits } from './oneFile.ts';
export {
  option,
  optionsBeside,
  optionsShown,
  pictureOf,
  type Option,
  type OptionInput,
  type OptionSubject,
  type OptionValue,
} from './option.ts';
export { isOnStep, nearestStep, range, type RangeInput } from './range.ts';
export { seed, type SeedInput } from './seed.ts';
export { mostPoints, strokes, type Point, type Stroke, type StrokesInput } from './strokes.ts';
export { toggle, type SwitchInput } from './switch.ts';
export { text, type TextInput } from './text.ts';
export { video, type VideoInput } from './video.ts';
