import type { Saying } from '../../words/saying.ts';
import type { MediaFile } from '../media.ts';
import { audioKind, type AudioInput } from './audio.ts';
import { cameraKind, type CameraInput, type CameraMove } from './camera.ts';
import { constantKind, type ConstantInput } from './constant.ts';
import { fixedKind, type FixedInput } from './fixed.ts';
import { imageKind, type ImageInput } from './image.ts';
import { imagesKind, type ImagesInput } from './images.ts';
import type { Kind } from './kind.ts';
import { optionKind, type OptionInput } from './option.ts';
import { rangeKind, type RangeInput } from './range.ts';
import { seedKind, type SeedInput } from './seed.ts';
import { strokesKind, type Stroke, type StrokesInput } from './strokes.ts';
import { switchKind, type SwitchInput } from './switch.ts';
import { textKind, type TextInput } from './text.ts';
import { videoKind, type VideoInput } from './video.ts';

export type Input =
  | AudioInput
  | CameraInput
  | ConstantInput
  | FixedInput
  | ImageInput
  | ImagesInput
  | OptionInput
  | RangeInput
  | SeedInput
  | StrokesInput
  | SwitchInput
  | TextInput
  | VideoInput;
export type InputKind = Input['kind'];
export type InputOf<K extends InputKind> = Extract<Input, { kind: K }>;
type OneFile = 'image' | 'video' | 'audio';

/** What a form holds for an input, and what a finished request says. A new kind is a line in each and in `kinds`. */
export type DraftOf<I> = I extends { kind: OneFile }
  ? MediaFile | null
  : I extends { kind: 'images' }
    ? readonly MediaFile[]
    : ValueOf<I>;
export type ValueOf<I> = I extends { kind: 'fixed' | 'text' }
  ? string
  : I extends { kind: 'range' }
    ? number
    : I extends { kind: 'switch' }
      ? boolean
      : I extends { kind: 'seed' }
        ? number | null
        : I extends { kind: 'constant' }
          ? string | null
          : I extends { kind: 'camera' }
            ? CameraMove
            : I extends { kind: 'strokes' }
              ? readonly Stroke[]
              : I extends { kind: 'images' }
                ? readonly string[]
                : I extends OptionInput<infer V>
                  ? V
                  : I extends { kind: OneFile; missing: Saying }
                    ? string
                    : I extends { kind: OneFile }
                      ? string | null
                      : never;

export type AnyDraft = DraftOf<Input>;
export type AnyValue = ValueOf<Input>;

const kinds: { [K in InputKind]: Kind<InputOf<K>, DraftOf<InputOf<K>>, ValueOf<InputOf<K>>> } = {
  audio: audioKind,
  camera: cameraKind,
  constant: constantKind,
  fixed: fixedKind,
  image: imageKind,
  images: imagesKind,
  option: optionKind,
  range: rangeKind,
  seed: seedKind,
  strokes: strokesKind,
  switch: switchKind,
  text: textKind,
  video: videoKind,
};

/** The kind of an input, for walking a tool's inputs without knowing which is which. */
export function kindOf(input: Input): Kind<Input, AnyDraft, AnyValue> {
  const kind: unknown = kinds[input.kind];
  return kind as Kind<Input, AnyDraft, AnyValue>;
}

/** Inputs whose drafts are files: they get an address before the request is made. */
export const holdsFile = (draft: unknown): draft is MediaFile =>
  typeof draft === 'object' && draft !== null && 'blob' in draft;

/** The files of a draft: none, one, or several in their order. */
export const filesOf = (draft: unknown): readonly MediaFile[] =>
  holdsFile(draft) ? [draft] : Array.isArray(draft) ? draft.filter(holdsFile) : [];

export { audio, type AudioInput } from './audio.ts';
export { camera, cameraMoves, type CameraInput, type CameraMove } from './camera.ts';
export { constant, isConstant, type ConstantInput } from './constant.ts';
export { fixed, type FixedInput } from './fixed.ts';
export { image, type ImageInput } from './image.ts';
export { addImages, images, moreLabel, tooMuchTogether, type ImagesInput } from './images.ts';
export type { InputBasics, Reading } from './kind.ts';
export {
  acceptedFiles,
  adviceOn,
  mediaKindOf,
  refusalOf,
  type FileBasics,
  type FileLimits,
} from './oneFile.ts';
export {
  clashOf,
  option,
  optionsBeside,
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
