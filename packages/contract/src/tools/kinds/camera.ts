import { formWords, type FormWords } from '../../words/form.ts';
import { read, refuse, type InputBasics, type Kind, type Made, type Spec, type Typed } from './kind.ts';
import type { Option } from './option.ts';

export const cameraMoves = [
  'none',
  'zoom_in',
  'zoom_out',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
] as const;
export type CameraMove = (typeof cameraMoves)[number];

/** How the camera moves. On the wire it is `{ type }`, and null for a camera that stands still (D30). */
export interface CameraInput extends InputBasics, Typed<CameraMove, CameraMove> {
  readonly kind: 'camera';
  readonly field: string;
  readonly options: readonly Option<CameraMove>[];
  readonly initial: CameraMove;
}

export const camera = <const S extends Spec<CameraInput>>(spec: S): Made<CameraInput, S> => ({
  kind: 'camera',
  ...spec,
});

const allowed = (input: CameraInput, value: unknown): value is CameraMove =>
  input.options.some((each) => each.value === value);

const choices = ({ label, options }: CameraInput, said: FormWords) => {
  const moves = options.map((each) => each.value).filter((value) => value !== 'none');
  return said.noMove(label, moves.join(', '));
};

export const cameraKind: Kind<CameraInput, CameraMove, CameraMove> = {
  place: 'settings',
  choices: (input) => input.options,
  initial: (input) => input.initial,
  validate: (input, draft, said) => (allowed(input, draft) ? null : choices(input, said)),
  toValue: (_input, draft) => draft,
  restore: (input, kept) => (allowed(input, kept) ? kept : undefined),
  write: (_input, value) => (value === 'none' ? null : { type: value }),
  read: (input, raw) => {
    if (raw === null || raw === undefined) return read('none');
    const type = typeof raw === 'object' ? (raw as { type?: unknown }).type : undefined;
    return allowed(input, type) ? read(type) : refuse(choices(input, formWords));
  },
};
